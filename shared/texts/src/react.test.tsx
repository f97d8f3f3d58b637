import { render } from '@testing-library/react'
import { loadTexts } from './language'
import { defineTexts } from './react'

const English = {
  terms: 'I agree to the <a>terms and <b>conditions</b></a> of {company}, <b>always</b>',
} as const

const { rich } = defineTexts({ en: () => Promise.resolve({ default: English }) })

beforeAll(() => loadTexts())

const drawn = (company: string) =>
  render(
    rich(
      'terms',
      { company },
      { a: (children) => <a href="/terms">{children}</a>, b: (children) => <b>{children}</b> },
    ),
  ).container.innerHTML

test('elements stand inside the sentence, one in the other', () => {
  expect(drawn('Soundleaf')).toBe(
    'I agree to the <a href="/terms">terms and <b>conditions</b></a> of Soundleaf, <b>always</b>',
  )
})

test('no name is read as an element', () => {
  expect(drawn('<b>Bold</b> & Sons')).toContain('of &lt;b&gt;Bold&lt;/b&gt; &amp; Sons,')
})

test('React misses no keys', () => {
  const complaints = jest.spyOn(console, 'error')
  drawn('Soundleaf')
  expect(complaints).not.toHaveBeenCalled()
})
