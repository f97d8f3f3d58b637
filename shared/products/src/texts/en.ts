export default {
  'fault.missing': '{head} is missing; {wanted}.',
  'fault.is': '{head} is "{text}"; {wanted}.',
  'wanted.characters': 'enter 1 to {most} characters',
  'wanted.oneOf': 'enter one of {words}',
  'wanted.structures': 'enter some of {words}, parted by spaces',
  'wanted.number': 'enter a number from {least} to {most}',
  'wanted.notAbove': 'it must not be above {head}',
  'wanted.notBelow': 'it must not be below {head}',
  'wanted.none': 'a product of the type {type} has none',
  'wanted.oneMark':
    'it can be read in two ways; write it without a separator of thousands, and with a point for decimals',
  'wanted.date': 'enter a date as 2026-03-31',
  'wanted.oneCarbon': 'enter it for each m² or for each m³, not both',
  'wanted.maker': 'that name is kept for the common catalogue; enter who makes it',
  'wanted.noFormula': 'a formula is not read; enter its result',

  'file.empty': 'The file is empty.',
  'file.noProducts': 'There is no product below the heads.',
  'file.tooManyRows':
    'There are {count} lines with products; a file may have {most}. Part it into several files.',
  'file.noColumn': 'There is no column "{head}".',
  'file.noColumnBut': 'There is no column "{head}"; it must be "{meant}".',
  'file.columnTwice': 'The column "{head}" stands there twice.',
  'file.width': 'The line has {cells} cells, the heads are {heads}.',
  'file.headsAgain':
    'The heads stand there again: there is a second table in the sheet. Put it into a file of its own.',
  'file.noCsv': 'This is no CSV: a quotation mark is not closed, or stands where none can be.',
  'file.twice': '"{name}" stands in line {line} already.',

  'question.wave':
    'Density and modulus of elasticity give a wave speed of {value} m/s; {material} usually has {least} to {most} m/s. At this density that is a modulus of {from} to {to}.',
  'question.density': 'A density of {value} is unusual for {material}: {least} to {most}.',
  'question.damping':
    'A loss factor of {value} is unusual for {material}: {least} to {most}. If per cent were meant, it is {asPercent}.',
  'question.stiffness':
    'A dynamic stiffness of {value} MN/m³ does not fit a thickness of {thickness}: {material} of that thickness usually has {least} to {most} MN/m³.',
  'question.frame': 'The beam of {beam} is deeper than the cavity of {cavity}.',

  'material.NotApplicable': 'a material',
  'material.Wood': 'wood',
  'material.Steel': 'steel',
  'material.Rubber': 'rubber',
  'material.Gypsum': 'gypsum',
  'material.Gravel': 'gravel',
  'material.Concrete': 'concrete or mortar',
  'material.Stonewool': 'stone wool',
  'material.Fibreglass': 'glass wool',
  'material.Ecowool': 'cellulose',
  'material.Woodfibre': 'wood fibre',
  'material.EPS': 'polystyrene foam',
  'material.Other': 'a building material',
  'material.Metallic': 'a metal',
  'material.Porous': 'a porous material',
} as const
