export default {
  left: 'Left',
  right: 'Right',
  above: 'Above',
  below: 'Below',

  // Numbers come with their unit.
  wall: 'Section of the wall, {count, plural, one {# layer} other {# layers}} from left to right, {thickness}',
  floor:
    'Section of the floor, {count, plural, one {# layer} other {# layers}} from top to bottom, {thickness}',
  scale: 'Scale: this bar is {length}',

  // A layer, what fills it, and what is wrong with it.
  layer: 'Layer {position} of {count}, {name}, {thickness}',
  filled: '{layer}, insulation {thickness}',
  error: '{layer}, error: {reason}',
  unfinished: '{layer}, not finished: {reason}',
} as const
