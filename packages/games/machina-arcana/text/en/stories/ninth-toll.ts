import type { Tale } from '../../stories.ts';

/** The tale of The Ninth Toll, in English. */
export const ninthToll: Tale<'ninth-toll'> = {
  introduction:
    'At Saint Orrin’s the tower was built downward, so that what sleeps at the bottom would hear the bells before anyone in the village did. It has rung eight times in living memory, and after each stroke there were fewer houses, and no one who could say whose they had been. Last night the rope began to move again with no hand on it. Eight strokes to wake it, the old ringers used to say, and the ninth decides. Somebody should be down there when it falls.',
  chapters: {
    'downward-steeple':
      'The stair turns left, and left again, past windows that look out on packed earth. A candle stands at the first door, and it was lit today. Its flame leans downward. It is a comfort to follow, as long as nobody asks who put it there.',
    'first-bell':
      'The first bell hangs across the stairwell, as wide as a barn door and older than the hill. It can be felt in the handrail before it is heard. It strikes when it likes, and at every stroke the things on the landings come a step closer; but its clock can also be wound. Only when it has spoken twice will the gate beneath it open.',
    pilgrims:
      'They come down in file, and each carries the one who came before. The newest hurry most, for the hour is near and places at the bottom are few. In little tins about their necks they wear relics, still warm. They will not be needing them.',
    'the-ringing-floor':
      'The ringers’ floor is a hide, stretched over the dark from wall to wall, and something is beating on the other side. In the chests lie the tools that they took below with them, oiled and labelled. At the far side a rope runs down through a hole no wider than a pair of shoulders. It is the only way on, and it is pulling.',
    clapper:
      'This bell has lost its clapper, and hangs there with its mouth open. It wants two blows and is not particular about them: a trap, a keg of powder, a shoulder with some faith behind it. While the bell is dumb, the stair ends here.',
    'mass-for-the-machine':
      'There is a service on the landing. The congregation stands in rows, bolted to the floor, and the organ is all pistons. When the hymn is over, the plate goes round: put in something of yourselves and be blessed, after a fashion, or let it pass and be remembered for it.',
    'second-bell':
      'The second bell is rung from above and answered from below. What answers climbs fast, one for every heart that it hears beating on the stair. Silence as many, and the bell will hang still for long enough to let you by.',
    undertone:
      'Under the note there is another, and it takes the edge off steel. Blades turn in the hand and shots go wide, but a word spoken in the right key strikes like a hammer. The reliquaries on this floor stand open, left by people who had no more use for them. What they hold is strange, and better than what you brought.',
    'the-rope-room':
      'All the ropes of the tower meet in one room and hang down through its floor like roots. Nobody can hold them alone. Gather close about the plate, every one of you, when the dark hour comes round, and the ropes will stir. When it comes round again, be there again, and pull as one.',
    'third-bell':
      'The third bell never stops. It hums, and whatever is warm goes into the humming, a little at a time. There is a way out of every tower, and it is the way the sound takes, through the louvre in the wall. Do not stay to admire the bell.',
    'the-ninth-toll':
      'At the bottom of the world the great bells hang mouth upward round a grave of fresh earth. The strokes are falling, and at the ninth it wakes, unless the bells are lit and enough of them sound together when the dark hour comes. The Sexton goes from one to the next and stills them with his hands. Nothing hurts him, for he was buried long ago; but he can be pushed.',
  },
  victory:
    'The bells catch one another’s note, and for a breath the whole tower is a single chord. In the grave something turns over, sighs, and sleeps on. In the village everyone wakes at once, and in the morning they count the houses and find none missing.',
  defeat:
    'The ninth stroke falls, and no bell answers it. What lay at the bottom opens its eyes and begins to climb, round and round to the right, unwinding the stair as it comes. Where the village stood there is a well now, and if you lean over it, you can hear ringing.',
};
