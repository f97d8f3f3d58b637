import { adminProgram } from './admin-program'

const program = adminProgram({
  run: () => Promise.resolve(),
  openScratch: () => Promise.reject(new Error('No command runs here')),
  print: () => undefined,
  operator: 'nobody',
})
const commands = program.commands.map((command) => [command.name(), command] as const)

test('[OPS-03] the operator has a command for each thing', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['create-team', 'add-member', 'set-licence', 'set-slots', 'list', 'disable']),
  )
})

test.each(commands)('[OPS-03] %s --help says what it does and what it wants', (name, command) => {
  const help = command.helpInformation()
  expect(help).toContain(`Usage: npm run admin -- ${name}`)
  expect(command.description()).toMatch(/^[A-Z].*\.$/s)
  for (const argument of command.registeredArguments) expect(argument.description).not.toBe('')
  for (const option of command.options) expect(option.description).not.toBe('')
})
