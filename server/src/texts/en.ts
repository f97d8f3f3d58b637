export default {
  'welcome.subject': 'Welcome to Soundleaf',
  'welcome.text':
    'Your free trial of {days} days begins when you activate the account. Do so within {hours} hours by choosing its password here; it may be the one that you signed up with:\n\n{link}\n\nIf you did not sign up, do nothing: nobody can use the account then.',
  'registered.subject': 'Your Soundleaf account',
  'registered.text':
    'Somebody tried to sign up with this address, which has an account already. Nothing was changed. If it was you, sign in, or ask for a new password on the login page.',
  'reset.subject': 'Choose a new password',
  'reset.text':
    'Choose a new password within {minutes} minutes:\n\n{link}\n\nIf you did not ask for it, do nothing.',

  'secondFactor.on.subject': 'Your Soundleaf account has a second factor',
  'secondFactor.on.text':
    'From now on logging in asks for a code of your authenticator app beside the password. If it was not you, ask for a new password on the login page, and write to us.',
  'secondFactor.passkeyAdded.subject': 'Your Soundleaf account has a new passkey',
  'secondFactor.passkeyAdded.text':
    'A passkey was added to your account: with your password it logs in without a code.\n\nIf this was not you, somebody knows your password: choose a new one, and remove the passkey in your profile.',
  'secondFactor.passkeyRemoved.subject': 'A passkey of your Soundleaf account was removed',
  'secondFactor.passkeyRemoved.text':
    'A passkey of your account does not log in any more. Codes of your app do, as before.\n\nIf this was not you, log out everywhere by choosing a new password.',
  'secondFactor.off.subject': 'Your Soundleaf account has no second factor any more',
  'secondFactor.off.text':
    'From now on the password alone logs in. If it was not you, ask for a new password on the login page, and write to us.',

  'apiKey.made.subject': 'Your Soundleaf account has a new API key',
  'apiKey.made.text':
    'From now on a program that has this key works in your name, until it runs out or you revoke it in your profile. If it was not you, revoke it there and choose a new password.',

  'erased.subject': 'Your Soundleaf account was erased',
  'erased.text':
    'Your account was erased, as it was asked for in its profile: nobody can log in to it any more. What is stored of it is removed after {date}. If it was not you, write to us before that day, and you get everything back.',
  'stillErased.text':
    'Somebody signed up with this address, whose account was erased. The address can be used again after {date}, when everything that is stored of the account is removed. If you want the account back, write to us before that day.',

  'trial.over': 'Expired',
  'trial.today': 'Expires today',
  'trial.tomorrow': 'Expires tomorrow',
  'trial.days': 'Expires in {days} days',
  'trial.date': 'Expires {date}',

  disclaimer:
    'The values in this report are predicted. They are no measurement and no certificate. They must be validated by a certified engineer before they are used for a design, a tender or a proof.',
} as const
