/** The version of this contract. Additive change: minor. Removed, renamed or narrowed: major. */
export const CONTRACT_VERSION = '1.1.0'
