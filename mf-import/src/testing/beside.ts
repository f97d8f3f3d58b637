import { createAnswering } from '../file/answering'
import type { StartReader } from '../file/model-reader'

/** Reads beside the page instead of in a worker, which jsdom has not. */
export const readBeside: StartReader = ({ report, failed }) => {
  const answer = createAnswering(report)
  return Promise.resolve({ ask: (request) => void answer(request).catch(failed), end: () => undefined })
}

/** A model of two stud walls, a concrete wall with a rating, and a door. */
export const MODEL = [
  'ISO-10303-21;',
  'HEADER;',
  "FILE_DESCRIPTION((''),'2;1');",
  "FILE_NAME('','',(''),(''),'','Drawing program','');",
  "FILE_SCHEMA(('IFC4'));",
  'ENDSEC;',
  'DATA;',
  "#1=IFCPROJECT('1YddbXqfm6JhJpbJTC7Wr7',$,'School',$,$,$,$,$,#2);",
  '#2=IFCUNITASSIGNMENT((#3));',
  '#3=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);',
  "#4=IFCWALL('0F_pXb7bU34Y1pttPWMkfA',$,'W1',$,'Partition',$,$,$,$);",
  "#5=IFCWALL('0rkscH$B2H$19j93Bt1jqH',$,'W2',$,'Partition',$,$,$,$);",
  "#6=IFCWALL('2UkLDQIVwkA20UihZ4Nc_p',$,'W3',$,'Concrete wall',$,$,$,$);",
  "#7=IFCMATERIAL('Plasterboard',$,$);",
  "#8=IFCMATERIAL('Metal Stud Layer',$,$);",
  "#9=IFCMATERIAL('Concrete',$,$);",
  '#10=IFCMATERIALLAYER(#7,12.5,$,$,$,$,$);',
  '#11=IFCMATERIALLAYER(#8,92.,$,$,$,$,$);',
  '#12=IFCMATERIALLAYER(#9,200.,$,$,$,$,$);',
  "#13=IFCMATERIALLAYERSET((#10,#11,#10),'P',$);",
  "#14=IFCMATERIALLAYERSET((#12),'C',$);",
  "#15=IFCRELASSOCIATESMATERIAL('a',$,$,$,(#4,#5),#13);",
  "#16=IFCRELASSOCIATESMATERIAL('b',$,$,$,(#6),#14);",
  "#17=IFCPROPERTYSINGLEVALUE('AcousticRating',$,IFCLABEL('Rw 50 dB'),$);",
  "#18=IFCPROPERTYSET('c',$,'Pset_WallCommon',$,(#17));",
  "#19=IFCRELDEFINESBYPROPERTIES('d',$,$,$,(#6),#18);",
  "#20=IFCDOOR('e',$,'Door <b>1</b>',$,'Door <b>1</b>',$,$,$,2100.,900.,.DOOR.,.SINGLE_SWING_LEFT.,$);",
  'ENDSEC;',
  'END-ISO-10303-21;',
  '',
].join('\n')
