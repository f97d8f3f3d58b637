import { newSecret, signatureOf } from './deliver-webhooks'

test('[BEY-11] a message is signed as the libraries of Standard Webhooks expect it', () => {
  // The example with which those libraries are tested.
  const message = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  expect(signatureOf(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('[BEY-11] a secret has 32 bytes and is another each time', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32)
  expect(one).not.toBe(other)
})
