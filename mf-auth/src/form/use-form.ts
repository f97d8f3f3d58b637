import { useFormik, type FormikValues } from 'formik'
import { useEffect, useRef, type FocusEvent, type FormEvent, type RefObject } from 'react'
import type { ObjectSchema } from 'yup'

interface FormDescription<Values extends FormikValues> {
  readonly initial: Values
  readonly rules: ObjectSchema<Partial<Values>>
  submit(values: Values, form: { clear: () => void }): Promise<void>
}

interface Entry {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

export interface Form<Values extends FormikValues> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly values: Values
  readonly isSubmitting: boolean
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** What a field of the form needs. */
  readonly entry: (name: Extract<keyof Values, string>) => Entry
  readonly error: (name: Extract<keyof Values, string>) => string | undefined
  /** Whether a field passes its rules; else its message is shown and it has the focus. */
  isGood(name: Extract<keyof Values, string>): Promise<boolean>
  set<Name extends Extract<keyof Values, string>>(name: Name, value: Values[Name]): void
}

/** What draws a form needs of it, whatever its fields are. */
export type FormFrame = Pick<Form<FormikValues>, 'ref' | 'isSubmitting' | 'onSubmit'>

/** A Formik form that shows a field's message once it was left or sent, and puts the focus on the first faulty one. */
export function useForm<Values extends FormikValues>(description: FormDescription<Values>): Form<Values> {
  const ref = useRef<HTMLFormElement>(null)
  const formik = useFormik<Values>({
    initialValues: description.initial,
    validationSchema: description.rules,
    onSubmit: (values, { resetForm }) => description.submit(values, { clear: () => resetForm() }),
  })
  const { errors, isSubmitting, isValidating, submitCount } = formik
  const focused = useRef(0)

  useEffect(() => {
    if (isSubmitting || isValidating || focused.current === submitCount) return
    focused.current = submitCount
    const fields = [...(ref.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
    fields.find((field) => errors[field.name] !== undefined)?.focus()
  }, [errors, isSubmitting, isValidating, submitCount])

  const error = (name: Extract<keyof Values, string>): string | undefined => {
    const message = formik.errors[name]
    return formik.touched[name] && typeof message === 'string' ? message : undefined
  }
  return {
    ref,
    values: formik.values,
    isSubmitting,
    onSubmit: formik.handleSubmit,
    error,
    entry: (name) => ({
      name,
      value: String(formik.values[name]),
      error: error(name),
      onChange: (text) => void formik.setFieldValue(name, text),
      onBlur: formik.handleBlur,
    }),
    async isGood(name) {
      await formik.setFieldTouched(name, true, false)
      const isGood = (await formik.validateForm())[name] === undefined
      if (!isGood) ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
      return isGood
    },
    set: (name, value) => void formik.setFieldValue(name, value),
  }
}
