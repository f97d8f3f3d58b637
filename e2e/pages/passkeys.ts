import { expect, type Page } from '@playwright/test'

/** Gives the browser a device that makes and uses passkeys; how to let it sign wrongly. */
export async function addAuthenticator(page: Page): Promise<(isBogusSignature: boolean) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return (isBogusSignature) =>
    browser.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBogusSignature })
}

/** The person leaves the browser's question once, when it next asks for a new passkey. */
export const giveUpOnce = (page: Page) =>
  page.evaluate(() => {
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = () => {
      navigator.credentials.create = create
      return Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })

const WITH_PASSKEY = {
  ...{ sinceUtc: '2026-11-29T20:00:00.000Z', isRequired: false, recoveryCodesLeft: 10 },
  passkeys: [
    {
      ...{ id: '7b0e2a34-0000-4000-8000-000000000041', name: '1' },
      ...{ addedUtc: '2026-11-29T20:05:00.000Z', usedUtc: null },
    },
  ],
}

/** Opens what adds a passkey, in a profile that has one; by places, for pages whose words are not known. */
export async function openNewPasskey(page: Page): Promise<void> {
  await page.route('**/account/secondfactor', (route) => route.fulfill({ json: WITH_PASSKEY }))
  await page.reload()
  await page.locator('[data-remote=mf-auth] section > button').click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(3)
}
