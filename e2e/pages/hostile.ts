/** Names that become markup, links, templates, formulas, other cells or another direction where somebody is careless. */
export const HOSTILE_NAMES: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '=cmd|"/c calc"!A1',
  '\u202egnp.exe \u2066left\u2069 \u200fright',
  '{point.y} {series.name} {{constructor}}',
  '<a href="https://evil.example">click</a>',
  '"><script>document.title=1</script>',
  '<svg onload=alert(1)><use href="https://evil.example#x"/></svg>',
  '<b>bold</b><br/><style>*{display:none}</style>',
  '<![CDATA[x]]> <!-- y --> <?xml z?>',
  '&lt;img src=x&gt; &amp; &#60;i&#62; &nbsp;',
  'javascript:alert(1)',
  'https://evil.example/?q=1#x',
  '[click](https://evil.example)',
  "'; DROP TABLE projects; --",
  '+1+1',
  '-2+3 dB',
  '@SUM(A1:A9)',
  '\uff1d1+1',
  '=HYPERLINK("https://evil.example","x")',
  'tab\there, comma; semicolon "quoted"',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '${alert(1)} `x` #{y} %7B %s %n',
  '../../etc/passwd\\con:aux?*|',
  'zero\u200bwidth\u200d\ufeff\u2060inside',
  '👩‍👩‍👧‍👦🏳️‍🌈🇸🇪 e\u0301 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'مرحبا שלום 你好 ﷽',
  'x'.repeat(100),
  'Ref_{1} a_b ^2 R_w',
  'null',
]

const HIDDEN = /[\p{C}\p{M}\s]/gu

/** A name as far as a reader of text layers tells it: without what is not seen, and without spaces. */
export const seen = (name: string): string => name.normalize('NFKC').replace(HIDDEN, '')
