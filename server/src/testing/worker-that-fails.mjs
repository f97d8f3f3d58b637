// A worker of the pool's tests: gives the standard back at once for Iso; for Astm it does not end, or dies where the
// room is told to have no volume.
export default function work({ standard, fieldValues }) {
  if (standard === 'Astm' && fieldValues.volume === 0) process.exit(1)
  while (standard === 'Astm') continue
  return { standard }
}
