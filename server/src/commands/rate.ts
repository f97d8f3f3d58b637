// `npm run -s rate -- FILE…`: rates spectra from files (`-` for standard input), one JSON line each on standard output.
import { answerFiles } from './answer-files'
import { rateText } from './rate-text'

answerFiles('rate', rateText)
