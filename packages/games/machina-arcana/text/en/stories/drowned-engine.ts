import type { Tale } from '../../stories.ts';

/** The tale of The Drowned Engine, in English. */
export const drownedEngine: Tale<'drowned-engine'> = {
  introduction:
    'The tidal works under Harrow Sound were shut nine winters ago, and the sea took them the same night. This spring the gauges in the harbour office began to move again, although nobody has gone down to light the boilers. With each beat something is drawn up the intake from far below the tide, and each beat comes a little sooner than the last. You have a lift, a lamp and the payroll of those who stayed.',
  chapters: {
    'the-cold-stair':
      'The lift cage stops where its cable ends. The rest is a stair, glazed with ice from an older cold than this winter’s. Far below something turns over once, heavily, as a sleeper does. The lamps burn higher at the sound, and so, for the moment, do you.',
    'oil-on-the-water':
      'The galleries stand ankle-deep, and on the water lies an oil that creeps against the current. Boots find no hold in it, and neither do claws: whatever is shoved here goes farther than anyone meant. It is making for the stair, and it was lying still before you came.',
    'the-tally-keepers':
      'Everyone who ever worked here is entered on the brass, name under name, and the keepers of the tally still call the roll. They do not mind that no one answers. An open account is what they cannot bear: strike out names, or settle what is owed from the strongboxes, and they will stand aside. The last entry in the column is today’s.',
    'second-descent':
      'At the far end of the works there is a second shaft, cut later than the first and with worse tools. Crates of better ones stand along the way, addressed to foremen who never came up to sign for them. Leave no one behind when you go over the edge, for nothing that goes down there is lifted out again.',
    'lungs-of-brass':
      'The walls of the lower works breathe. Brass ribs fill and fall behind the plaster, and the air they let go has been used before. Shoulder to shoulder there is enough of it. Anyone who stands alone grows faint, as if the house were doing the breathing for both.',
    'a-borrowed-voice':
      'Someone calls out of the dark ahead, and at the third attempt has the name right. The voice belonged to a stoker, and then to a diver, and then to the clerk who was sent to find them. It goes from throat to throat down here. One silence will not be enough.',
    'the-undercroft-choir':
      'Under the turbine floor there is singing, in many parts and without a breath between the lines. It does not come at you but through you, by way of the teeth. You can stop your ears, at a price, and it will grow fainter. The choir has time.',
    'breaker-of-seals':
      'On this level every hatch bears the seal of the works, and behind every hatch a pipe stands open like a mouth. It is by these that they come in. Stop one for good, or lead the flow round it with a spanner and some cunning. The tool lockers have been broken open from the inside, and what they left is the best that money could buy.',
    ballast:
      'The diving bell that goes down to the engine is ready, and too light to sink. At first they loaded it with lead, later with whatever the crew carried, in the end with the crew. Give it something of yours as you go, if you can spare it. The water is kinder to those who come with empty hands.',
    'the-last-ledger':
      'In the purser’s room the last ledger lies open at today. It has two columns, one for arms and one for breath, and both are headed with the word Owed. The pen is wet. Choose the column you will draw on, and the engine will find a way to collect from the other.',
    threshold:
      'The door to the engine hall has no handle, only a row of locks, as many as there are hands to open them. None of them takes a key. Each wants a palm laid flat on the iron and something warm left behind, and the iron keeps account of who gave.',
    'the-drowned-engine':
      'The hall is a cistern and the engine fills it, black to the waist in moving water, beating. It was never broken; it was waiting for a load. Close the valves before the pressure breaks the ice above, and once the last is shut, go for the Heart. It has hands of steam, and it has listened to you since the first stair.',
  },
  victory:
    'The Heart misses a beat, tries for another, and stops. The water leaves the hall by the way it came, and all at once the names on the brass are dull. In the harbour office the needle lies against its pin, and somebody paints over the dial.',
  defeat:
    'The pressure finds its way up the shaft, through the ice and through the town, and lamp after lamp goes out. By morning the harbour office is under water, where its gauge beats on like a pulse. Below, the keepers of the tally cut the last names and rule a line beneath them.',
};
