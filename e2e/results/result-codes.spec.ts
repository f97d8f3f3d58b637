import type { CalculationAnswer, CalculationResultCode, Structure } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { drawing, logIn, results } from '../pages/journey'

type Component = Structure['components'][number]

interface Input {
  readonly code: Exclude<CalculationResultCode, 'Success'>
  readonly type: string
  /** Which component is at fault. */
  readonly at: number
  readonly spoiled: (component: Component) => Component
  readonly title: string
}

const withTexts =
  (texts: Readonly<Record<string, string>>) =>
  (component: Component): Component => ({
    ...component,
    properties: component.properties.map((property) => ({
      ...property,
      value: texts[property.key] ?? property.value,
    })),
  })

const INPUTS: readonly Input[] = [
  {
    code: 'FrameError',
    type: 'LightweightFrameWall',
    at: 1,
    spoiled: withTexts({ thicknessOfBeam: '300', cc: '300' }),
    title: 'The construction has an error',
  },
  {
    code: 'PropertyError',
    type: 'LightweightFrameWall',
    at: 1,
    spoiled: withTexts({ insulationDensity: '0' }),
    title: 'The construction has an error',
  },
  {
    code: 'MassiveElementError',
    type: 'SingleMassiveElementWall',
    at: 0,
    spoiled: withTexts({ density: '100', modulusOfElasticityMajor: '200' }),
    title: 'The construction has an error',
  },
  {
    code: 'CalculationError',
    type: 'LightweightFrameWall',
    at: 0,
    spoiled: withTexts({ density: '5', modulusOfElasticity: '200000' }),
    title: 'The calculation failed',
  },
  {
    code: 'UnknownError',
    type: 'SingleMassiveElementWall',
    at: 0,
    spoiled: (component) => ({ ...component, productMaterial: 'Stonewool' }),
    title: 'The calculation failed',
  },
]

// ConstructionNotSupported is built by hand in recalculation.spec.ts.
test('[CAL-02, CAL-03, RES-05] every result code has an input: the message takes the place of the charts, and the component is marked', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const ids: string[] = []
  for (const { code, type, at, spoiled } of INPUTS) {
    const id = await device.create(`Code ${code}`, type)
    ids.push(id)
    await device.change(id, ({ structures }) => ({
      structures: structures.map((structure) => ({
        ...structure,
        components: structure.components.map((one, index) => (index === at ? spoiled(one) : one)),
      })),
    }))
  }
  await logIn(page)
  for (const [index, { code, at, title }] of INPUTS.entries())
    await test.step(code, async () => {
      const answering = page.waitForResponse('**/api/calculate')
      await page.goto(`/editor/${ids[index]}`)
      const { validation } = (await (await answering).json()) as CalculationAnswer
      expect(validation.result).toBe(code)
      const alert = results(page).getByRole('alert')
      await expect(alert).toContainText(title)
      await expect(alert).not.toContainText('id:')
      await expect(results(page).locator('.highcharts-root')).toHaveCount(0)
      // The layer's name tells the reason, and no other layer's does.
      const names = () =>
        drawing(page)
          .getByRole('option')
          .evaluateAll((layers) => layers.map((layer) => layer.getAttribute('aria-label') ?? ''))
      const reason = validation.message
        .replace(/\s*\(?\s*id:.*$/is, '')
        .replace(/^[^:]*: /, '')
        .replace(/\.$/, '')
      const faulty = async () =>
        (await names()).flatMap((name, layer) => (name.includes(reason) ? [layer] : []))
      await expect.poll(faulty).toEqual([at])
    })
})
