import { Button, chakra, Heading, PasswordField, ProductMark, Text } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'

interface LinkPasswordProps {
  readonly isOpening: boolean
  /** Why the last one did not open it. */
  readonly error: string | undefined
  readonly onPassword: (password: string) => void
}

/** Asks for the password of a link. */
export function LinkPassword({ isOpening, error, onPassword }: LinkPasswordProps) {
  const [password, setPassword] = useState('')
  return (
    <chakra.form
      display="grid"
      gap="4"
      width="360px"
      maxWidth="100%"
      padding="6"
      bg="bg"
      borderWidth="1px"
      borderRadius="l3"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && !isOpening) onPassword(password)
      }}
    >
      <ProductMark />
      <Heading as="h1" size="lg">
        {t('link.password.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {t('link.password.text')}
      </Text>
      <PasswordField
        label={t('link.password.label')}
        autoComplete="current-password"
        value={password}
        error={isOpening ? undefined : error}
        onChange={setPassword}
      />
      <Button
        type="submit"
        variant="solid"
        loading={isOpening}
        disabledReason={password === '' ? t('link.password.empty') : undefined}
      >
        {t('link.password.open')}
      </Button>
    </chakra.form>
  )
}
