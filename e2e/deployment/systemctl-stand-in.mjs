#!/usr/bin/env node
// `systemctl` where no systemd runs: starts what a unit's ExecStart says, as its user, with its Environment and nothing
// else. Timers start nothing.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [, , verb, ...rest] = process.argv
const named = rest.filter((word) => !word.startsWith('-'))
if (verb === 'reload') process.exit(spawnSync('nginx', { stdio: 'inherit' }).status ?? 1)
for (const name of named.filter((unit) => !unit.endsWith('.timer'))) start(name.replace(/\.service$/, ''))

/** The settings of a unit's [Service]; a key may stand there more than once. */
function settingsOf(unit) {
  const [template, instance = ''] = unit.split('@')
  const file = instance === '' ? `${unit}.service` : `${template}@.service`
  const lines = readFileSync(join('/etc/systemd/system', file), 'utf8').replaceAll('%i', instance).split('\n')
  return (key) => lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
}

function variablesIn(line) {
  const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
  return name === undefined ? [] : [[name, value.replace(/^'(.*)'$/, '$1')]]
}

function start(unit) {
  const setting = settingsOf(unit)
  const [user = ''] = setting('User')
  const variables = setting('Environment').flatMap((line) => line.split(' ').flatMap(variablesIn))
  for (const file of setting('EnvironmentFile')) {
    const path = file.replace(/^-/, '')
    if (file.startsWith('-') && !existsSync(path)) continue
    variables.push(...readFileSync(path, 'utf8').split('\n').flatMap(variablesIn))
  }
  for (const folder of setting('StateDirectory').map((name) => join('/var/lib', name))) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    spawnSync('chown', [`${user}:`, folder])
  }
  const [command = ''] = setting('ExecStart')
  const assigned = variables.map(([name, value]) => `${name}=${value}`)
  const args = ['-u', user, '--', 'env', '-i', 'PATH=/usr/bin:/bin', ...assigned, ...command.split(' ')]
  const [cwd = '/'] = setting('WorkingDirectory')
  if (setting('Type').includes('oneshot')) {
    const { status } = spawnSync('runuser', args, { cwd, stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
    return
  }
  const log = openSync(`/var/log/${unit}.log`, 'a')
  spawn('runuser', args, { cwd, detached: true, stdio: ['ignore', log, log] }).unref()
}
