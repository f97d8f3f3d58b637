/** The version of this contract, stated here alone. Additive change: minor. Removed, renamed or narrowed: major. */
export const CONTRACT_VERSION = '1.1.0'
