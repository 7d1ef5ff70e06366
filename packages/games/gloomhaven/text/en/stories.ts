import type { Story } from '../story.ts';

/** The stories of the scenarios in English. */
export const stories = {
  'black-barrow': {
    name: 'Black Barrow',
    intro:
      'A merchant named Jekserah has been robbed of some papers, and she pays well for silence. The thieves were seen heading for an old burial mound in the Corpsewood. The stone stair beneath it smells of torch smoke, and someone below is laughing.',
    sections: {
      1: 'Behind this door nobody laughs. The bandits have pushed the tables against the walls and stand pale beside them, for the bones on the floor are getting to their feet. They do not look at the bandits. They look at you.',
    },
    conclusion:
      'The last of the bones fall apart and the barrow is quiet. Among the loot there is no trace of the papers, but behind a shelf a passage leads further down, and in its dust the prints of boots are fresh. Whoever gave the orders here has gone deeper.',
  },
  'barrow-lair': {
    name: 'Barrow Lair',
    intro:
      'The passage slopes down until the walls are no longer built but dug. Words that nobody should speak were scratched into the stone, and reading them leaves a weight in your thoughts. At the end the dead keep watch for the living.',
    sections: {
      1: 'A man in a dented breastplate rises from between the coffins, a bundle of papers under his belt. "You should have stayed with the drunkards in town," he says, and waves at the doors around him. Something scratches at the other side of each of them.',
    },
    conclusion:
      'With their commander gone, the dead lie down as if they had only been waiting for leave. The papers are notes about crypts, rites and the raising of armies, which is strange reading for a dealer in trinkets. Jekserah counts out your gold without a question, and at once has another errand for you, while the notes name a crypt that you might see for yourselves.',
  },
  'inox-encampment': {
    name: 'Inox Encampment',
    intro:
      'Caravans have been burnt at the edge of the Dagger Forest, and Jekserah wants the inox to learn what that costs. Smoke rises from a ring of huts in a clearing. There are more of them than she told you, and children are being led away between the trees.',
    sections: {
      1: 'A path leads out of the camp into the dark of the wood, covered with stakes and ropes. Here the inox keep what they could not carry off. With this way in your hands, no more warriors come back from the forest.',
    },
    conclusion:
      'The horns have fallen silent, and those who could flee have fled. In the biggest hut you find wares with the marks of many traders, and not one with the mark of Jekserah. She pays you all the same, and speaks already of the next plan.',
  },
  'crypt-of-the-damned': {
    name: 'Crypt of the Damned',
    intro:
      'The notes from the barrow describe a crypt by the Still River, and somebody has been here before you. The slab is pushed aside, the lamps are lit. A wind blows up the stairs, although there is nothing below for it to come from.',
    sections: {
      1: 'The chamber is empty but for a chest in a circle of sand, and the marks of knees around it. Then the sand gets up without haste, like somebody who is disturbed at prayer.',
    },
    conclusion:
      'The cultists carried maps. One leads along the Stone Road to a second crypt, where their brothers prepare something bigger; another, in the handwriting you know from the barrow, marks a tomb that has been worth a bounty to somebody. You can only follow one of them first.',
  },
  'ruinous-crypt': {
    name: 'Ruinous Crypt',
    intro:
      'As you step through the broken gate, the air turns to glass and your weapons slip from fingers that do not obey. Around an altar flames burn next to ice, and neither gives way. Those who did this have not yet finished.',
    sections: {},
    conclusion:
      'The chant breaks off, but what it opened stays open: a tear in the air behind the altar, full of colours that hurt. You could step through and look for the one who is being called. Or you could look for somebody who knows how such a wound is closed.',
  },
  'decaying-crypt': {
    name: 'Decaying Crypt',
    intro:
      'The tomb by the river has rotted from within. Water runs down the walls, the floor has sunk, and every breath tastes of old flowers. Something here remembers that it was buried with honours, and resents visitors.',
    sections: {},
    conclusion:
      'In the hall at the heart of the crypt you find what the bounty was promised for: a casket of blackened silver that is warm to the touch. The buyer never shows a face, but the purse bears the seal of a merchant you know. What she needs it for, you can guess by now.',
  },
  'vibrant-grotto': {
    name: 'Vibrant Grotto',
    intro:
      "To find somebody who hides behind magic one needs magic of one's own, and the enchantress in town has given you a list. All of it grows in a single cave in the Copperneck Mountains, where flowers glow and the moss hums. Gather it with care, she said, and do not trample it.",
    sections: {},
    conclusion:
      'With bags full of petals that shine through the cloth you come down from the mountain. The enchantress grinds them, burns them, and stares into the smoke until her eyes water. Then she draws you a map of the Corpsewood and puts her finger on a single spot.',
  },
  'gloomhaven-warehouse': {
    name: 'Gloomhaven Warehouse',
    intro:
      'You have put together what the papers, the casket and the errands have in common, and told the guard. The captain gives you one night. The warehouse at the docks is dark, but from inside comes the sound of crates being opened by hands that do not tire.',
    sections: {
      1: 'At the far end two huge inox bar the way, shields locked. Over their shoulders you see a red cloak vanish through a hatch in the floor. "Nobody passes," says one of them, almost sorry for you.',
    },
    conclusion:
      'The hatch leads to the river, and the boat is gone. Jekserah has left the town, but not her plans: the crates held hundreds of bodies, neatly packed. The city thanks you, and everybody wants to know where she is now.',
  },
  'diamond-mine': {
    name: 'Diamond Mine',
    intro:
      'Jekserah says that the mine in the Watcher Mountains is hers by contract, and that the vermlings who work it do not read contracts. She wants the first chest of stones and the head of the overseer. You hear the crack of a whip before you see the light of the shaft.',
    sections: {
      1: 'The tunnel opens into a wide cave full of carts, ropes and squealing. On a heap of rubble stands the overseer, and for every blow of the whip another vermling turns to face you.',
    },
    conclusion:
      'Freed of their master, the vermlings scatter into cracks too narrow for you. The chest is heavier than it looks. Back in the city you find the streets empty and the gates barred: Jekserah did not want the stones for jewellery, and her dead are already marching.',
  },
  'plane-of-elemental-power': {
    name: 'Plane of Elemental Power',
    intro:
      'One step, and there is no up or down until you decide on it. The ground is ash here and crystal there, and glows at the edges. Its inhabitants do not ask who you are: they only notice that you are made of something they could burn.',
    sections: {},
    conclusion:
      'When the last of them has gone out like a candle, a voice speaks that is larger than the sky. It does not threaten; it makes an offer. Do an errand for it, and the way home stays open; or climb to its throne and give your answer there.',
  },
  'gloomhaven-square-a': {
    name: 'Gloomhaven Square A',
    intro:
      'You have chosen the side that pays. Behind you the dead walk in step through the streets of Gloomhaven, and for once they do not reach for you. In front of you the guard has closed the square, and on the wall around the fountain the archers bend their bows.',
    sections: {
      1: 'The captain of the guard has put the last of his men around him and does not retreat another step. He knows you by name. That makes it no easier for him, or for you.',
    },
    conclusion:
      'When the captain falls, the banners come down from the walls, and by evening the shops are open. Jekserah rules from the counting-house, and the dead sweep the streets. You are rich, and people cross to the other side when you come.',
  },
  'gloomhaven-square-b': {
    name: 'Gloomhaven Square B',
    intro:
      'You have chosen the city. The bells ring from every tower while the dead climb out of the canals, and the guard makes room for you in its ranks without a word. Somewhere beyond the square, Jekserah directs it all like a market day.',
    sections: {
      1: 'As the gate of the guardhouse opens, you see how bad it is. Around the fountain archers and corpses fight back to back. "Through to the other side!" somebody shouts. "As long as she stands, they will get up again!"',
    },
    conclusion:
      'Jekserah sinks down, and all over the city bodies fall where they stand. It takes days to bury them a second time. The captain shakes hands with each of you, and in her pockets are letters that speak of friends in other places.',
  },
  'temple-of-the-seer': {
    name: 'Temple of the Seer',
    intro:
      'High in the Watcher Mountains there is said to live a seer who answers one question. The temple has no priests, only guardians, and among its columns beasts have made their dens. You agree on the question before you enter; you cannot agree on the wording.',
    sections: {
      1: 'The great hall looks empty, until a drake beside the altar opens its eyes. Ghosts step out of the columns and take their places, as if this reception had been rehearsed for a thousand years.',
    },
    conclusion:
      'The seer is small, old and blind, and seems amused. "Strength, gold or justice," it says, "you may ask the way to one of them. The other two you will have to find by yourselves, like everybody else."',
  },
  'frozen-hollow': {
    name: 'Frozen Hollow',
    intro:
      'The way to the source of power leads through a cleft where the sun has never been. The cold creeps into arms and thoughts, and each blow comes a heartbeat too late. From the ice, faces look out, and some of them follow you with their eyes.',
    sections: {},
    conclusion:
      'At the end of the hollow a light beats in the ice like a heart. When you touch it, you understand for the length of a breath how a spell is made, and how it could be made better. The enchantress in town will want to hear every word of this.',
  },
  'shrine-of-strength': {
    name: 'Shrine of Strength',
    intro:
      'The seer called it a shrine, but it looks like a lock. Slabs give way underfoot, and somewhere weights move behind the walls. Whoever built this did not want to keep out the weak: they wanted to keep out the lonely.',
    sections: {},
    conclusion:
      'In the innermost chamber there is no weapon and no relic, just a basin of clear water. You drink, one after the other. On the way back your packs weigh nothing, and the doors that needed all of you open to a single hand.',
  },
  'mountain-pass': {
    name: 'Mountain Pass',
    intro:
      'Only one pass leads across the Coppernecks before the snow comes. The inox collect toll there, they say, and lately nobody has come back to complain about the price. Stones roll down the slope, and it is not the wind that moves them.',
    sections: {
      1: 'Behind the bend you understand: the inox do not hold the pass, they are held by it. The rocks have arms, the gusts have eyes, and both have made a bargain with the horned warriors at your expense.',
    },
    conclusion:
      'The wind dies down and the pass is open. From its highest point you see two paths: one falls away into a valley where a voice seems to call, the other climbs toward a peak of ice. Neither looks like a way home.',
  },
  'lost-island': {
    name: 'Lost Island',
    intro:
      'The captain sets you ashore and promises to wait until the tide. Nobody has drawn this island on any map since the treasure fleet was lost, and the trees have grown close. Something small runs along the branches and whistles, and something big answers.',
    sections: {
      1: "A village stands on the other side of the palisade, built of ship's planks and figureheads. The vermlings wear the captains' hats. They bare their teeth, and from the huts at the back a bear growls.",
    },
    conclusion:
      'In the last hut the gold of the fleet lies in heaps, gnawed, polished and sorted by size. You load as much as the boat will bear. The rest you leave to the island, which has taken better care of it than any king.',
  },
  'abandoned-sewers': {
    name: 'Abandoned Sewers',
    intro:
      'Under the oldest quarter lie sewers that were walled up before anybody can remember, and now the wall has a hole. The stench is so thick that the lamps burn green. In the water something slides by that is longer than it should be.',
    sections: {
      1: 'All channels run together in this vault. Vermlings squat along the edges and fish with bare hands, while the slime at the walls swells and shrinks as if it slept. One of the fishers looks up and whistles.',
    },
    conclusion:
      'When the last ooze has dried up, you find out what lured all this here: pipes that do not belong to the city, and marks of tools that no smith of Gloomhaven makes. Several tunnels lead away from the vault. Each smells of another trouble.',
  },
  'forgotten-crypt': {
    name: 'Forgotten Crypt',
    intro:
      'Hail knows more about the rift than anyone alive, if "alive" is the word for her. To close it she must reach an altar in a crypt that even the dead have forgotten, and she is made of little more than mist. "I shall walk ahead," she says. "Please see to it that I arrive."',
    sections: {
      1: 'Voices rise behind you. The cult has sent its people after you, and they come from where you came in. Hail does not turn around.',
      2: 'The draught from the open door moves through the whole crypt and wakes what slept in its walls. "They envy us," says Hail, in the tone of someone who remarks on the weather.',
      3: 'There is the altar, grey and plain. At the same moment the bones in the rooms behind you begin to rattle, as though they had been waiting for exactly this. "Not long now," says Hail.',
    },
    conclusion:
      'Hail lays her hands on the stone, and for a moment one could take her for a woman of flesh and blood. Out of the altar she draws a small censer that gives off neither smoke nor light. "With this," she says, "and with a great deal of patience, we can sew up the sky."',
  },
  'necromancers-sanctum': {
    name: "Necromancer's Sanctum",
    intro:
      'The spot on the map is a hollow hill in the Corpsewood, with a door that has been oiled. Jekserah has not been idle since her flight. You smell incense and damp earth, and hear many feet being set down in step.',
    sections: {
      1: 'She sits at a desk as she used to in town, surrounded by ledgers, and sets a tick beside a name before she looks up. "You were a good investment," says Jekserah. "What a pity that I have to write you off." Behind her the shadows stand up.',
    },
    conclusion:
      'The ledgers burn well. Before you throw in the last one you leaf through it: payments to cults, shipments into the sewers, tribute across the mountains. Jekserah was a customer as well as a merchant, and those who sold to her are still in business.',
  },
  'random-dungeon': {
    name: 'Random Dungeon',
    intro:
      'Nobody has drawn a map of this place, and whoever tells of it tells something else. There are three rooms, people say, and no way to know what waits in the next before its door stands open.',
    sections: {},
    conclusion:
      'Behind the last room there is only rock, and nothing left that moves. You climb back into the daylight with what your pockets hold and a tale that nobody will believe.',
  },
} as const satisfies { readonly [id: string]: Story };
