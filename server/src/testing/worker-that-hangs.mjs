// A worker of the pool's tests: gives the standard back at once for Iso, and never ends for Astm.
export default function work({ standard }) {
  while (standard === 'Astm') continue
  return { evaluationStandard: standard }
}
