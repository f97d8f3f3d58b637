/** The text of a module with all that it needs, as the build makes it. */
declare module '*?worker' {
  const text: string
  export default text
}
