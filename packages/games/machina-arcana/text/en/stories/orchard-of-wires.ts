import type { Tale } from '../../stories.ts';

/** The tale of The Orchard of Wires, in English. */
export const orchardOfWires: Tale<'orchard-of-wires'> = {
  introduction:
    'The telephone exchange under the Vail glacier was given up in its second winter, when the operators stopped coming out for their pay. Its six hundred lines have gone on making connections by themselves. All along the coast telephones ring at night, and those who answer hear someone they loved, asking them to come. The cables have taken root down there, and what hangs from them is nearly ripe.',
  chapters: {
    'the-exchange':
      'Six hundred sockets stand in rows, and one of them is still warm. The operators left their coats on the hooks and their tools in the drawers, tidy as before an inspection. Take what fits the hand. As the last drawer shuts, the lamps on the board come on one after another, beginning at the far end.',
    'crossed-lines':
      'The copper in these halls carries everything: a whisper, a spark, a glance. Aim at what stands across the room, and the wire leans out to help you. It has no favourites. Say a name at one end, and the far wall repeats it with a question in its voice.',
    'cut-the-trunk':
      'Between the halls runs the trunk cable, as thick as a man, and it is breathing. Cut it, and half the coast will sleep tonight. Throw the switches that feed it, break down the doors it has grown through, or take a saw to it where it comes up for air. What it bleeds is clear, and a bell begins to ring in the next room.',
    'the-long-walk':
      'Behind the last switchboard the cables stand in rows like vines, and the rows go on for longer than the mountain does. Linemen’s wagons wait among them, packed with better gear than was ever issued above. The only way on is a gap in the hedge at the far end. Do not run: what is in the leaves turns its head toward haste.',
    pollen:
      'A yellow dust comes down on the lower rows, as soft as soot, and smells of hot metal. It settles on the wounded things, and they close. On you it only settles.',
    'a-voice-you-know':
      'In this hall one receiver hangs off its hook, and it is asking for you. The voice is right in every breath, and it was buried years ago. It would like you to hold the line, it says, only until the connection is made. Hold it for long enough, and you will hear where the wire leads.',
    windfall:
      'The first fruit is down, and lies ticking between the rows in its glass skin. Some of it holds what a lineman may have had in his pockets; all of it holds something else as well. Pick, or pass by with your hands in your coat. It falls faster when it is looked at.',
    grafting:
      'In the nursery the knives lie in order, and every young stem has a cut that waits. It wants something of yours to join to something of its own: a tool, a coat, a little blood. Until each of you has given, the way on stays overgrown. The racks along the wall are open meanwhile, as one puts out cakes for guests.',
    'root-and-branch':
      'One of them is the eldest, and the orchard leans toward it as corn leans with the wind. Its sap is old current, and where it walks the lines fall silent to let it by. Fell it, and the rows behind it will open. Everything that is left standing here comes back in the spring, and spring is kept under glass.',
    deadheading:
      'Here the Gardener takes off whatever has finished flowering, and shuts up each row when the work is done. The doors close by themselves, behind the last of you or before. There is a gap in the hedge at the far end. Mind the shears.',
    'the-party-line':
      'From here on all the lines are open. Each of you can hear the others breathe, however far apart, and strength runs along the copper as easily as talk. So does attention. Whenever a hand is lent, something at the end of the line writes it down.',
    'the-orchard-of-wires':
      'Under the glass of the last house stands the first tree, and four roots hold it in the world. Each of them screams for help when it is cut, and help comes. When the fourth is through, run for the door by which you broke in, before the growth has covered it. You may kill the Gardener as often as you like: he is a perennial.',
  },
  victory:
    'The fourth root parts, and all along the coast the telephones fall silent in the middle of a word. Behind you the glass comes down, row upon row, and the orchard goes out like a city at curfew. Weeks later somebody lifts a receiver, hears nothing at all, and weeps with relief.',
  defeat:
    'In a single night the fruit ripens and drops. All along the coast people rise from their beds, put on their coats and walk out to the ice, smiling at voices that nobody else can hear. In the orchard a place had been kept in the row, and now it is filled.',
};
