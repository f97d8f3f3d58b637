// `npm run -s rate -- FILE…`: rates spectra from files (`-` for standard input), one JSON line each on standard output.
import { mapFiles } from './map-files'
import { rateText } from './rate-text'

await mapFiles('rate', rateText)
