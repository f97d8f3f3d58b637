export default {
  'listen.notInLicence': 'Listening comes with the Full licence',
  'listen.notInLicenceText':
    'What passes through a construction is played for accounts with the Full licence, by its bands.',
  'listen.nothing': 'Nothing to hear yet',
  'listen.nothingText': 'The construction can be listened to as soon as it is calculated.',
  'listen.noAudio':
    'This browser has no Web Audio, so nothing can be played here. The levels below are what would be heard.',
  'listen.failed': 'The browser did not let the sound begin. Check the audio device and press Play again.',
  'listen.play': 'Play',
  'listen.stop': 'Stop',
  'listen.making': 'Preparing…',
  'listen.playing': 'Playing',
  'listen.sound': 'Sound',
  'listen.sound.speech': 'Speech-like',
  'listen.sound.music': 'Music-like, with bass',
  'listen.sound.lows': 'Low frequencies: beat and bass',
  'listen.sound.pink': 'Pink noise',
  'listen.sound.traffic': 'Town traffic, ISO 717-1 spectrum 2',
  'listen.sound.walking': 'Footsteps, barefoot',
  'listen.sound.rain': 'Heavy rain, ISO 10140-5',
  'listen.sound.tapping': 'Tapping machine, ISO 10140-5',
  'listen.level': 'Level in the source room, dB(A)',
  'listen.levelOutside': 'Level {distance} in front, dB(A)',
  'listen.reverberation': 'Reverberation time, s',
  'listen.background': 'Background noise, dB(A)',
  'listen.range': '{field}: from {min} to {max}',
  'listen.place': 'Heard',
  'listen.place.source': 'In the source room',
  'listen.place.street': '{distance} in front of it',
  'listen.place.own': 'Through this construction',
  'listen.place.between': 'Between the rooms, by all paths',
  'listen.place.outside': 'As façade or roof, with its openings',
  'listen.noRooms':
    'With rooms entered in the tab Rooms, all paths between them can be heard too, or what comes in from outside.',
  'listen.noBuilding':
    'What is entered in the tab Rooms could not be calculated, so it is not among what is heard.',
  'listen.variant': '{number} · {name}',
  'listen.someVariants':
    'Not all variants are among what is heard: those that lie over the charts of the laboratory values are, at most six of them.',
  'listen.gaps': 'A measured curve without some bands has in them the value of the nearest band that it has.',
  'listen.dBA': '{level} dB(A)',
  'listen.over': 'Above the background from {from} to {to} Hz',
  'listen.under': 'Below the background in every band',
  'listen.amplify': 'Receiving room {gain} dB louder than it is',
  'listen.room':
    'Levels in a room of {volume} behind a separating area of {area}, from 50 to 5000 Hz. Sounds are made by the program, and have nothing beyond these bands.',
  'listen.noRoom':
    'No room is entered, so levels are those in a room in which laboratory and standardised values are the same ({volume} behind {area}), from 50 to 5000 Hz. Sounds are made by the program, and have nothing beyond these bands.',
  'listen.walking':
    'Footsteps are an impression: the impact force of the rubber ball of ISO 10140-5 less 12 dB, on a heavy floor. A light floor may be 5 dB off.',
  'listen.notCalibrated': 'Not calibrated: differences are true, loudness is not.',
  'listen.calibrated.ear':
    'Calibrated by ear on {when}, within about {uncertainty} dB, for as long as the volume of the device stays as it is.',
  'listen.calibrated.meter':
    'Calibrated with a sound level meter on {when}, for as long as the volume of the device stays as it is.',
  'listen.atEar': 'At the ear: {level} dB(A)',
  'listen.reduced':
    'All is played {reduction} dB softer than it is: nothing is louder than {limit} dB(A) at the ear, and nothing than the device can give.',
  'listen.limits':
    'Headphones and small loudspeakers give little below 100 Hz and colour the rest, so that low bands seem better insulated than they are. What counts are the numbers. Turn the volume down before you begin.',
  'listen.calibrate': 'Calibrate…',
  'listen.calibrateAgain': 'Calibrate again…',
  'listen.calibration': 'Calibration',
  'listen.method': 'By',
  'listen.method.ear': 'Comparing with somebody who talks',
  'listen.method.meter': 'A sound level meter',
  'listen.ear':
    'Play the speech and set the volume of the device, until it is as loud as somebody who talks normally {distance} in front of you ({level} dB(A)).',
  'listen.meter':
    'Play the pink noise, put the microphone of the meter where the ear is, and enter what it shows (A, slow).',
  'listen.reading': 'Reading of the meter, dB(A)',
  'listen.reference.ear': 'Play speech',
  'listen.reference.meter': 'Play pink noise',
  'listen.done.ear': 'It is as loud',
  'listen.done.meter': 'This is the reading',
  'listen.forget': 'Forget the calibration',
  'listen.close': 'Close',
  'listen.table': 'Levels by third octave, dB',
  'listen.save': 'Save as WAV',
  'listen.saveNote': 'What is chosen above, 32-bit floating point, in pascal.',
  'listen.notSaved': 'The sound could not be saved. Try it in another browser.',
} as const
