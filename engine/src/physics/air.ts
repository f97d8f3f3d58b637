/** Density of air at 20 degrees C and 101.3 kPa, kg/m³. */
export const AIR_DENSITY = 1.205

/** Speed of sound in air at 20 degrees C, m/s. */
export const SOUND_SPEED = 343

/** Characteristic impedance of air, Pa s/m. */
export const AIR_IMPEDANCE = AIR_DENSITY * SOUND_SPEED
