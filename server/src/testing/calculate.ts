import type { Structure } from '@soundleaf/contracts'
import { calculation, FIELD_VALUES } from './constructions'
import type { Person, PersonOptions, TestApplication } from './test-application'

/** One person of each sort, made when first needed. */
export function peopleOf(server: () => TestApplication) {
  const people = new Map<string, Person>()
  return async (options: PersonOptions = {}): Promise<Person> => {
    const key = JSON.stringify(options)
    const known = people.get(key) ?? (await server().person(options))
    people.set(key, known)
    return known
  }
}

/** The answer to a calculation that a person may make. */
export async function calculate(person: Person, structure: Structure, fieldValues = FIELD_VALUES) {
  const answer = await person.call('calculate', calculation(structure, fieldValues))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.failure.code}`)
  return answer.body
}
