import contracts from '../package.json' with { type: 'json' }

/** The version of this contract, stated in package.json alone. Additive change: minor. Removed or narrowed: major. */
export const CONTRACT_VERSION: string = contracts.version
