// `npm run -s predict -- FILE…`: predicts projects from files (`-` for standard input), one JSON line each on standard
// output. No account, no licence, no database: what the engine says, by both standards.
import { answerFiles } from './answer-files'
import { predictText } from './predict-text'

answerFiles('predict', predictText)
