import { predict } from '../predict'
import type { Assembly, AssemblyPart, Cavity, Leaf, Sheet } from './assembly'
import type { ConnectionType } from './connection-type'

const sheet: Sheet = {
  componentId: 'panel 1',
  role: 'board',
  material: 'gypsum',
  thickness_m: 0.0125,
  density_kgm3: 700,
  modulus_Pa: 2.2e9,
}
const slab: Sheet = {
  ...sheet,
  componentId: 'element',
  role: 'massive element',
  material: 'concrete',
  thickness_m: 0.2,
}
const leaf: Leaf = { part: 'leaf', sheets: [sheet] }
const frame: Cavity = {
  part: 'cavity',
  componentId: 'frame 1',
  depth_m: 0.1,
  fills: [],
  connections: [{ componentId: 'frame 1', frameType: 'Steel Stud', spacing_m: 0.6, beamDepth_m: 0.1 }],
}

function refusalOf(...parts: readonly AssemblyPart[]) {
  const assembly: Assembly = { kind: 'wall', parts }
  const prediction = predict(assembly)
  return prediction.ok ? 'predicted' : { code: prediction.code, componentIds: prediction.componentIds }
}

function framed(change: Partial<Cavity['connections'][number]>): AssemblyPart {
  return { ...frame, connections: frame.connections.map((connection) => ({ ...connection, ...change })) }
}

test('the construction that the faults below are made of is predicted', () => {
  expect(refusalOf(leaf, frame, leaf)).toBe('predicted')
})

test.each([
  ['without a panel outside', [leaf, frame]],
  ['of an unknown type', [leaf, framed({ frameType: 'Iron Curtain' as ConnectionType }), leaf]],
  ['with a spacing of zero', [leaf, framed({ spacing_m: 0 }), leaf]],
  ['with beams deeper than the cavity', [leaf, framed({ beamDepth_m: 0.12 }), leaf]],
  ['with beams as thick as their spacing', [leaf, framed({ beamWidth_m: 0.6 }), leaf]],
])('[CAL-03] a frame %s is a FrameError of that frame', (_, parts) => {
  expect(refusalOf(...parts)).toEqual({ code: 'FrameError', componentIds: ['frame 1'] })
})

test.each([
  ['a density of zero', { ...leaf, sheets: [{ ...sheet, density_kgm3: 0 }] }, 'panel 1'],
  ['a modulus that is not a number', { ...leaf, sheets: [{ ...sheet, modulus_Pa: Number.NaN }] }, 'panel 1'],
  ['a negative loss factor', { ...leaf, sheets: [{ ...sheet, lossFactor: -0.1 }] }, 'panel 1'],
])('[CAL-03] %s is a PropertyError of that component', (_, part, componentId) => {
  expect(refusalOf(part)).toEqual({ code: 'PropertyError', componentIds: [componentId] })
})

test('[CAL-03] a connection without stiffness is a FrameError of its component', () => {
  const connections = [
    { componentId: 'frame', frameType: 'Steel Stud', stiffness: { perMetre_Npm2: 0 } },
  ] as const
  expect(refusalOf(leaf, { ...frame, connections }, leaf)).toEqual({
    code: 'FrameError',
    componentIds: ['frame'],
  })
})

test('[CAL-03] insulation without density is a PropertyError of its component', () => {
  const fills = [{ componentId: 'wool', material: 'stonewool', thickness_m: 0.05, density_kgm3: 0 }] as const
  expect(refusalOf(leaf, { ...frame, fills }, leaf)).toEqual({
    code: 'PropertyError',
    componentIds: ['wool'],
  })
})

test('[CAL-03] a massive element whose stiffness and density do not belong together is a MassiveElementError', () => {
  const soft = { ...slab, density_kgm3: 2300, modulus_Pa: 1e6 }
  expect(refusalOf({ part: 'leaf', sheets: [soft] })).toEqual({
    code: 'MassiveElementError',
    componentIds: ['element'],
  })
})

test('[CAL-03] two massive elements in contact are a MassiveElementError of both', () => {
  const second = { ...slab, componentId: 'element 2' }
  expect(refusalOf({ part: 'leaf', sheets: [slab, second] })).toEqual({
    code: 'MassiveElementError',
    componentIds: ['element', 'element 2'],
  })
})

test('[CAL-03] what has no model is ConstructionNotSupported', () => {
  const board: AssemblyPart = {
    part: 'resilient layer',
    componentId: 'impact board',
    thickness_m: 0.03,
    density_kgm3: 100,
    dynamicStiffness_Npm3: 1e7,
  }
  expect(refusalOf(board, leaf)).toEqual({ code: 'ConstructionNotSupported', componentIds: ['impact board'] })
  expect(refusalOf(leaf, board, frame, leaf)).toMatchObject({ code: 'ConstructionNotSupported' })
  expect(refusalOf()).toMatchObject({ code: 'ConstructionNotSupported' })
})

test('[CAL-03] a board stiffer and lighter than any material is a CalculationError of that board', () => {
  // sqrt(250e9/5) = 224 km/s; diamond has 18 km/s.
  const impossible = { ...sheet, componentId: 'panel 2', density_kgm3: 5, modulus_Pa: 250e9 }
  expect(refusalOf({ part: 'leaf', sheets: [sheet, impossible] })).toEqual({
    code: 'CalculationError',
    componentIds: ['panel 2'],
  })
})

test('[CAL-03] ribs as thick as their spacing are a CalculationError of the ribs', () => {
  const ribs = {
    componentId: 'ribs',
    depth_m: 0.3,
    width_m: 0.2,
    spacing_m: 0.2,
    density_kgm3: 450,
    modulus_Pa: 11e9,
  }
  expect(refusalOf({ part: 'leaf', sheets: [slab], ribs })).toEqual({
    code: 'CalculationError',
    componentIds: ['ribs'],
  })
})

test.each([
  ['part', { part: 'skylight', componentId: 'panel 1' }],
  ['material of a sheet', { part: 'leaf', sheets: [{ ...sheet, material: 'aerogel' }] }],
  [
    'material of a fill',
    {
      ...frame,
      componentId: 'c',
      fills: [{ componentId: 'panel 1', material: 'moss', thickness_m: 1, density_kgm3: 1 }],
    },
  ],
])('[CAL-03] a %s that the engine does not know is an UnknownError of that component', (_, part) => {
  // What a newer or an untyped caller could pass; the cast stands for it.
  expect(refusalOf(leaf, part as unknown as AssemblyPart, leaf)).toEqual({
    code: 'UnknownError',
    componentIds: ['panel 1'],
  })
})

test('[CAL-03] properties that lead to no finite result are a CalculationError', () => {
  const extreme = { ...sheet, thickness_m: 1e-300 }
  expect(refusalOf({ part: 'leaf', sheets: [extreme] })).toMatchObject({ code: 'CalculationError' })
})

test('[CAL-03] an input that is no assembly at all is an UnknownError and does not throw', () => {
  // What an untyped caller could pass; the cast stands for it.
  const broken = { kind: 'wall', parts: [{ part: 'leaf' }] } as unknown as Assembly
  expect(predict(broken)).toMatchObject({ ok: false, code: 'UnknownError' })
})
