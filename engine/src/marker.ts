/** Part of every engine version string, by which a test finds out whether a browser bundle contains the engine. */
export const ENGINE_MARKER = 'soundleaf-engine-marker-7f3a'

/** Version of the models and rating rules, carried by every rating and prediction. */
export const ENGINE_VERSION = `0.3.0+${ENGINE_MARKER}`
