/**
 * What an ICU message asks for, read from its literal type: `{name}` a text, `{count, plural, …}` a number,
 * `{kind, select, …}` one of some words. Numbers, dates and units come in as texts made by `formats`.
 *
 * Inside an argument stand cases, inside a case stands a message again; so a closing brace always leads from the one
 * into the other, and no stack is needed.
 */
export type ParamsOf<Message extends string> = Flat<InMessage<Message, unknown>>

type Flat<Params> = { readonly [Name in keyof Params]: Params[Name] }

type InMessage<Rest extends string, Params> = Rest extends `${infer Text}{${infer After}`
  ? Text extends `${string}}${infer Closed}`
    ? InCases<`${Closed}{${After}`, Params>
    : InArgument<After, Params>
  : Rest extends `${string}}${infer Closed}`
    ? InCases<Closed, Params>
    : Params

type InCases<Rest extends string, Params> = Rest extends `${infer Word}{${infer After}`
  ? Word extends `${string}}${infer Closed}`
    ? InMessage<`${Closed}{${After}`, Params>
    : InMessage<After, Params>
  : Rest extends `${string}}${infer Closed}`
    ? InMessage<Closed, Params>
    : Params

type InArgument<Rest extends string, Params> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name}, ${infer Kind}, ${string}`
    ? Rest extends `${Name}, ${Kind}, ${infer Cases}`
      ? InCases<Cases, Params & Record<Name, ValueOf<Kind>>>
      : never
    : InMessage<After, Params & Record<Head, string>>
  : Params

type ValueOf<Kind extends string> = Kind extends 'plural' | 'selectordinal'
  ? number
  : Kind extends 'select'
    ? string
    : never

/** The names of a message's elements: `b` of `<b>two</b> projects`. */
export type ElementsOf<
  Message extends string,
  Found = never,
> = Message extends `${string}<${infer Tag}>${infer After}`
  ? Tag extends `/${string}`
    ? ElementsOf<After, Found>
    : ElementsOf<After, Found | Tag>
  : Found
