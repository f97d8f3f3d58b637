/** @jest-environment node */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { createDraftStore } from './draft-store'
import { isDirty } from './open-project'
import { startMachine } from './running-machine'
import { saveWords } from './save-phase'
import type { Environment } from './environment'
import { FakeServer, nameOf, savedProject, wallNamed } from '../testing/fake-server'
import { ANNA } from '../testing/stage'

const ID = 'cccccccc-0000-4000-8000-000000000001'
/** Schedules that are tried: 2000 in the full run, a tenth in CI. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const SCHEDULES = 200 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)

type Step = 'edit' | 'save' | 'answer' | 'lose' | 'fail' | 'edit-elsewhere'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A machine whose every save is answered by hand. In a conflict the person keeps mine. */
function bench() {
  const server = new FakeServer()
  server.projects.set(ID, savedProject(ID))
  const waiting: { answer: (how: 'ok' | 'fail' | 'lose') => void }[] = []
  let ids = 0
  const call: Environment['api']['call'] = (name, request) => {
    if (name !== 'saveProject') {
      server.fault = null
      return server.call(name, request)
    }
    return new Promise((resolve) => {
      waiting.push({
        answer: (how) => {
          server.fault =
            how === 'ok' ? null : () => ({ at: how === 'fail' ? 'before' : 'after', code: 'NetworkFailure' })
          resolve(server.call(name, request))
        },
      })
    })
  }
  const machine = startMachine({
    api: { call },
    account: () => ANNA,
    publish: () => undefined,
    ask: () => Promise.resolve({ action: 'cancel' }),
    askConflict: () => Promise.resolve('mine'),
    toast: () => undefined,
    drafts: createDraftStore('order'),
    locks: { claim: () => Promise.resolve(() => undefined) },
    newId: () => `key ${++ids}`,
    report: () => undefined,
  })
  machine.begin({ type: 'opened', project: savedProject(ID) }, () => undefined)
  const current = () => {
    const open = machine.get()
    if (open === null) throw new Error('No project is open.')
    return open
  }
  let edits = 0
  return {
    server,
    waiting,
    current,
    save: () => machine.saveByHand(),
    words: () => saveWords(current(), machine.store.getState().phase, new Date()),
    edit: () => {
      edits += 1
      const edit = {
        projectId: ID,
        construction: wallNamed(`edit ${edits}`),
        baseEdit: current().edited,
      }
      machine.dispatch({ type: 'construction-edited', edit })
    },
    editElsewhere: () => {
      const project = server.projects.get(ID)
      if (project)
        server.projects.set(ID, {
          ...project,
          structures: [wallNamed('elsewhere')],
          revision: project.revision + 1,
          lastSaveKey: null,
        })
    },
    end: () => {
      machine.drafts.stop()
      machine.dispatch({ type: 'ended' })
    },
  }
}

test('[LIF-09] whatever the order of edits, saves, answers, losses and other devices: the last acknowledged state is the last edit, and "Saved" is never said while they differ', async () => {
  const steps = fc.array(fc.constantFrom<Step>('edit', 'save', 'answer', 'lose', 'fail', 'edit-elsewhere'), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (schedule) => {
      const { server, save, waiting, current, words, edit, editElsewhere, end } = bench()
      let touchedElsewhere = false
      const check = () => {
        expect(waiting.length).toBeLessThanOrEqual(1)
        const held = server.projects.get(ID)
        const isSame = nameOf(current().project) === nameOf(held ?? savedProject(ID))
        if (words().kind === 'saved') expect(isSame || touchedElsewhere).toBe(true)
      }
      for (const step of schedule) {
        if (step === 'edit') edit()
        if (step === 'save') void save()
        if (step === 'edit-elsewhere') {
          editElsewhere()
          touchedElsewhere = true
        }
        if (step === 'answer') waiting.shift()?.answer('ok')
        if (step === 'lose') waiting.shift()?.answer('lose')
        if (step === 'fail') waiting.shift()?.answer('fail')
        await settled()
        check()
      }
      // In the end the connection is good and the person saves until the server has acknowledged.
      edit()
      for (let round = 0; isDirty(current()) && round < 5; round += 1) {
        const saved = save()
        while (waiting.length > 0) {
          waiting.shift()?.answer('ok')
          await settled()
        }
        await saved
      }
      expect(isDirty(current())).toBe(false)
      expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe(nameOf(current().project))
      end()
    }),
    { numRuns: SCHEDULES, seed: 1 },
  )
})

test('[LIF-09] an edit made while a save is on its way stays unsaved when the answer comes', async () => {
  const { save, waiting, words, edit, current } = bench()
  edit()
  const saved = save()
  edit()
  waiting.shift()?.answer('ok')
  await saved
  expect(words().text).toBe('Unsaved changes')
  expect(nameOf(current().project)).toBe('edit 2')
})

test('of many saves that wait, one is sent, with the newest state', async () => {
  const { server, save, waiting, edit } = bench()
  edit()
  void save()
  edit()
  const second = save()
  edit()
  const third = save()
  waiting.shift()?.answer('ok')
  await settled()
  waiting.shift()?.answer('ok')
  await Promise.all([second, third])
  expect(server.calls).toHaveLength(2)
  expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe('edit 3')
})
