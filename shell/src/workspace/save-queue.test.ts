/** @jest-environment node */
import fc from 'fast-check'
import { acknowledged, isDirty, opened, type OpenProject, rebased, withConstruction } from './open-project'
import { createSaveQueue } from './save-queue'
import { saveWords, type SavePhase } from './save-state'
import { FakeServer, nameOf, savedProject, wallNamed } from './testing/fake-server'

const ID = 'cccccccc-0000-4000-8000-000000000001'
/** Schedules that are tried: 2000 in the full run, a tenth in CI (decision 52). */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const SCHEDULES = 200 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)

type Step = 'edit' | 'save' | 'answer' | 'lose' | 'fail' | 'edit-elsewhere'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A queue whose every answer is given by hand. */
function bench() {
  const server = new FakeServer()
  server.projects.set(ID, savedProject(ID))
  let open: OpenProject = opened(1, savedProject(ID))
  let phase: SavePhase = { kind: 'resting' }
  const waiting: { answer: (how: 'ok' | 'fail' | 'lose') => void }[] = []
  const queue = createSaveQueue({
    current: () => open,
    started: () => {
      phase = { kind: 'saving' }
    },
    send: (body) =>
      new Promise((resolve) => {
        waiting.push({
          answer: (how) => {
            server.fault =
              how === 'ok'
                ? null
                : () => ({ at: how === 'fail' ? 'before' : 'after', code: 'NetworkFailure' })
            resolve(server.call('saveProject', { body }))
          },
        })
      }),
    acknowledged: (sent, answer) => {
      open = acknowledged(open, sent, answer)
      phase = { kind: 'resting' }
    },
    failed: (_sent, failure) => {
      phase = { kind: 'failed', failure }
      // The person chooses mine: what the server holds is the base of the next save.
      if (failure.code === 'StaleRevision') open = rebased(open, server.projects.get(ID)?.revision ?? 0)
    },
  })
  let edits = 0
  return {
    server,
    queue,
    waiting,
    current: () => open,
    words: () => saveWords(open, phase, new Date()),
    edit: () => {
      edits += 1
      const edit = { projectId: ID, construction: wallNamed(`edit ${edits}`), baseEdit: open.edited }
      open = withConstruction(open, edit) ?? open
    },
    editElsewhere: () => {
      const project = server.projects.get(ID)
      if (project)
        server.projects.set(ID, {
          ...project,
          structures: [wallNamed('elsewhere')],
          revision: project.revision + 1,
        })
    },
  }
}

test('[LIF-09] whatever the order of edits, saves, answers, losses and other devices: the last acknowledged state is the last edit, and "Saved" is never said while they differ', async () => {
  const steps = fc.array(fc.constantFrom<Step>('edit', 'save', 'answer', 'lose', 'fail', 'edit-elsewhere'), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (schedule) => {
      const { server, queue, waiting, current, words, edit, editElsewhere } = bench()
      let touchedElsewhere = false
      const check = () => {
        expect(waiting.length).toBeLessThanOrEqual(1)
        const held = server.projects.get(ID)
        const isSame = nameOf(current().project) === nameOf(held ?? savedProject(ID))
        if (words().kind === 'saved') expect(isSame || touchedElsewhere).toBe(true)
      }
      for (const step of schedule) {
        if (step === 'edit') edit()
        if (step === 'save') void queue.save()
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
        const saved = queue.save()
        while (waiting.length > 0) {
          waiting.shift()?.answer('ok')
          await settled()
        }
        await saved
      }
      expect(isDirty(current())).toBe(false)
      expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe(nameOf(current().project))
    }),
    { numRuns: SCHEDULES, seed: 1 },
  )
}, 120_000)

test('[LIF-09] an edit made while a save is on its way stays unsaved when the answer comes', async () => {
  const { queue, waiting, words, edit, current } = bench()
  edit()
  const saved = queue.save()
  edit()
  waiting.shift()?.answer('ok')
  await saved
  expect(words().text).toBe('Unsaved changes')
  expect(nameOf(current().project)).toBe('edit 2')
})

test('of many saves that wait, one is sent, with the newest state', async () => {
  const { server, queue, waiting, edit } = bench()
  edit()
  void queue.save()
  edit()
  const second = queue.save()
  edit()
  const third = queue.save()
  waiting.shift()?.answer('ok')
  await settled()
  waiting.shift()?.answer('ok')
  await Promise.all([second, third])
  expect(server.calls).toHaveLength(2)
  expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe('edit 3')
})
