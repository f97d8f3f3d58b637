/**
 * How many times more energy the receiving room holds than its mean sound pressure away from the boundaries tells: pressure
 * is higher along walls, in edges and corners, where laboratories do not measure. 10 lg(1 + 61.4/f), 3.5 dB at 50 Hz, 1 dB at
 * 250 Hz; for the surfaces and the volume of a usual room. Waterhouse 1955; ISO 15186-1:2000, Kc of table B.1.
 *
 * Sound power is what the models of floors give, sound pressure what their laboratories measure (ISO 10140-2, -3). The values
 * that the models of walls are calibrated with were set on measured pressures at all frequencies and hold it already.
 */
export function boundaryField(frequency_hz: number): number {
  return 1 + 61.4 / frequency_hz
}
