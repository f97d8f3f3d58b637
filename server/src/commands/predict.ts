// `npm run -s predict -- FILE…`: predicts projects from files (`-` for standard input), one JSON line each on standard
// output. No account, no licence, no database: what the engine says, by both standards.
import { mapFiles } from './map-files'
import { predictText } from './predict-text'

await mapFiles('predict', predictText)
