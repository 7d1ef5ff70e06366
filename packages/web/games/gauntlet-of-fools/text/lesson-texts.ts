import type { Language } from '../../../text/language.ts';

/** The tips of the first game, in the order in which they usually come. */
export type TipId =
  | 'hero'
  | 'boasts'
  | 'stolen'
  | 'gauntlet'
  | 'encounter'
  | 'tokens'
  | 'rolled'
  | 'after-rolling'
  | 'killed'
  | 'defense'
  | 'dodged'
  | 'hit'
  | 'gold'
  | 'modifier'
  | 'died'
  | 'ended';

type LessonText = { readonly [Id in TipId]: { readonly title: string; readonly text: string } };

const en: LessonText = {
  hero: {
    title: 'Pick your fool',
    text: 'Every Hero is a Class card with a Weapon. The shield is its Defense, the die is how many dice it attacks with. Take a free Hero, or steal one that somebody already holds. Touch any number to see where it comes from.',
  },
  boasts: {
    title: 'Now brag a little',
    text: 'Boasts make your Hero worse, on purpose. The worse it gets, the less anybody wants to steal it. From the middle you may add none at all; to steal you must add at least one that it does not have yet.',
  },
  stolen: {
    title: 'Stolen!',
    text: 'That Hero was worth it, Boasts and all. Whoever lost it simply chooses again when their turn comes round. It goes on until everybody holds a Hero they can live with.',
  },
  gauntlet: {
    title: 'Into the gauntlet',
    text: 'From here on everybody faces the same Encounters at the same time. Four broken hearts at the end of a turn and your Hero is dead. What counts in the end is Gold, and nothing else.',
  },
  encounter: {
    title: 'Read the Monster',
    text: 'The red seal is its Attack, the shield its Defense, the coin its Treasure. Two questions decide the fight: does your Attack reach its Defense, and is your own Defense higher than its Attack?',
  },
  tokens: {
    title: 'A token, or not?',
    text: 'The cards that glow have an Ability you can pay for now with one of the tokens on them. They do not grow back, so keep them for a fight that matters. To save them, just attack.',
  },
  rolled: {
    title: 'The dice are down',
    text: 'All dice together are the Attack, with whatever the cards add or take away. Equal to the Monster’s Defense is enough to Kill it.',
  },
  'after-rolling': {
    title: 'Not happy with the roll?',
    text: 'Some Weapons can still change the dice now. After this moment the Attack stands.',
  },
  killed: {
    title: 'Killed, but not done',
    text: 'Even a Monster you Killed strikes once more before it falls. Killing earns the Treasure; only a Dodge keeps you whole.',
  },
  defense: {
    title: 'Here comes the blow',
    text: 'This is the last moment to raise your Defense or to slip away. A Wound avoided is often worth more than a coin gained: as long as you live, you keep earning.',
  },
  dodged: {
    title: 'Dodged',
    text: 'The Defense was higher than the Attack, so the blow went wide. On equal numbers the Monster hits, so one point can be everything.',
  },
  hit: {
    title: 'Ouch',
    text: 'The Monster’s Attack reached the Defense: now its Damage is suffered, usually one Wound. Nobody dies in the middle of a turn; Death counts the Wounds when it ends.',
  },
  gold: {
    title: 'Ka-ching',
    text: 'The hit is checked first, then the Gold is counted, then the Damage is dealt. So a dying Hero still pockets its Treasure.',
  },
  modifier: {
    title: 'It gets worse',
    text: 'A Modifier waits for the next Monster and lands on it, even if that takes turns. The numbers on the card include it already.',
  },
  died: {
    title: 'A hero’s end',
    text: 'The dead keep every coin. If you are ahead, the others now have to outlive you long enough to catch up.',
  },
  ended: {
    title: 'Count the coins',
    text: 'The most Gold wins, dead or alive. Now you know everything you need: next time, boast a little louder.',
  },
};

const it: LessonText = {
  hero: {
    title: 'Scegli il tuo folle',
    text: 'Ogni Eroe è una carta Classe con un’Arma. Lo scudo è la sua Difesa, il dado dice con quanti dadi attacca. Prendi un Eroe libero, oppure ruba quello di qualcun altro. Tocca un numero per vedere da dove viene.',
  },
  boasts: {
    title: 'E ora vantati un po’',
    text: 'Le Spacconerie peggiorano il tuo Eroe, apposta: più è malmesso, meno gli altri hanno voglia di rubartelo. Se lo prendi dal centro puoi anche non aggiungerne; se lo rubi devi aggiungerne almeno una che non ha ancora.',
  },
  stolen: {
    title: 'Rubato!',
    text: 'Per quell’Eroe ne valeva la pena, Spacconerie comprese. Chi l’ha perso sceglie di nuovo quando torna il suo turno. Si va avanti finché ognuno ha un Eroe che gli sta bene.',
  },
  gauntlet: {
    title: 'Si entra',
    text: 'Da qui in poi tutti affrontano gli stessi Incontri, nello stesso momento. Quattro cuori spezzati alla fine di un turno e il tuo Eroe è morto. Alla fine conta l’Oro, e nient’altro.',
  },
  encounter: {
    title: 'Leggi il Mostro',
    text: 'Il sigillo rosso è il suo Attacco, lo scudo la Difesa, la moneta il Tesoro. Lo scontro si decide con due domande: il tuo Attacco arriva alla sua Difesa? E la tua Difesa supera il suo Attacco?',
  },
  tokens: {
    title: 'Spendere un segnalino?',
    text: 'Le carte illuminate hanno un’Abilità che puoi pagare adesso con uno dei loro segnalini. Non ricrescono: tienili per lo scontro che conta. Per risparmiarli, attacca e basta.',
  },
  rolled: {
    title: 'I dadi sono tratti',
    text: 'La somma dei dadi è l’Attacco, con quello che le carte aggiungono o tolgono. Per Uccidere il Mostro basta essere pari alla sua Difesa.',
  },
  'after-rolling': {
    title: 'Il tiro non ti piace?',
    text: 'Alcune Armi possono ancora cambiare i dadi, adesso. Dopo, l’Attacco resta quello.',
  },
  killed: {
    title: 'Ucciso, ma non è finita',
    text: 'Anche un Mostro Ucciso colpisce un’ultima volta prima di cadere. Uccidere fa guadagnare il Tesoro; solo Schivando ne esci senza un graffio.',
  },
  defense: {
    title: 'Arriva il colpo',
    text: 'È l’ultimo momento per alzare la Difesa o per svignartela. Una Ferita evitata vale spesso più di una moneta: finché vivi, continui a guadagnare.',
  },
  dodged: {
    title: 'Schivato',
    text: 'La Difesa superava l’Attacco, e il colpo è andato a vuoto. A parità il Mostro colpisce: un solo punto può essere tutto.',
  },
  hit: {
    title: 'Ahi',
    text: 'L’Attacco del Mostro è arrivato alla Difesa: ora se ne subisce il Danno, di solito una Ferita. A metà turno non muore nessuno; la Morte conta le Ferite alla fine.',
  },
  gold: {
    title: 'Monete sonanti',
    text: 'Prima si guarda se il Mostro colpisce, poi si conta l’Oro, poi si subisce il Danno. Perciò anche un Eroe in fin di vita intasca il suo Tesoro.',
  },
  modifier: {
    title: 'Si mette male',
    text: 'Un Modificatore aspetta il prossimo Mostro e gli finisce addosso, anche dopo diversi turni. I numeri sulla carta lo comprendono già.',
  },
  died: {
    title: 'La fine di un Eroe',
    text: 'I morti si tengono ogni moneta. Se sei in testa, ora gli altri devono sopravviverti abbastanza a lungo da raggiungerti.',
  },
  ended: {
    title: 'Si contano le monete',
    text: 'Vince chi ha più Oro, vivo o morto. Adesso sai tutto quel che serve: la prossima volta, vantati un po’ più forte.',
  },
};

const pt: LessonText = {
  hero: {
    title: 'Escolha o seu louco',
    text: 'Cada Herói é uma carta de Classe com uma Arma. O escudo é a Defesa, o dado diz com quantos dados ele ataca. Pegue um Herói livre, ou roube o de alguém. Toque em um número para ver de onde ele vem.',
  },
  boasts: {
    title: 'Agora gabe-se um pouco',
    text: 'As Bravatas pioram o seu Herói, de propósito: quanto pior ele fica, menos alguém quer roubá-lo. Se ele vem do centro, você pode não adicionar nenhuma; para roubar, é preciso adicionar pelo menos uma que ele ainda não tenha.',
  },
  stolen: {
    title: 'Roubado!',
    text: 'Aquele Herói valia a pena, com Bravatas e tudo. Quem o perdeu escolhe de novo quando chegar a sua vez. E assim por diante, até que todos estejam contentes com o Herói que têm.',
  },
  gauntlet: {
    title: 'Lá vamos nós',
    text: 'Daqui em diante todos enfrentam os mesmos Encontros, ao mesmo tempo. Quatro corações partidos no fim de um turno e o Herói está morto. No final conta o Ouro, e mais nada.',
  },
  encounter: {
    title: 'Leia o Monstro',
    text: 'O selo vermelho é o Ataque dele, o escudo a Defesa, a moeda o Tesouro. Duas perguntas decidem a luta: o seu Ataque alcança a Defesa dele? E a sua Defesa supera o Ataque dele?',
  },
  tokens: {
    title: 'Gastar uma ficha?',
    text: 'As cartas iluminadas têm uma Habilidade que se paga agora com uma das fichas que estão nelas. Elas não voltam: guarde-as para a luta que importa. Para poupá-las, basta atacar.',
  },
  rolled: {
    title: 'Os dados caíram',
    text: 'A soma dos dados é o Ataque, com o que as cartas dão ou tiram. Para Matar o Monstro, basta igualar a Defesa dele.',
  },
  'after-rolling': {
    title: 'Não gostou da rolagem?',
    text: 'Algumas Armas ainda podem mudar os dados, agora. Depois disso o Ataque fica como está.',
  },
  killed: {
    title: 'Morto, mas não acabou',
    text: 'Mesmo um Monstro Morto dá um último golpe antes de cair. Matar rende o Tesouro; só a Esquiva livra você do golpe.',
  },
  defense: {
    title: 'Lá vem o golpe',
    text: 'É a última chance de aumentar a Defesa ou de escapar. Um Ferimento evitado costuma valer mais que uma moeda: enquanto vive, você continua ganhando.',
  },
  dodged: {
    title: 'Esquivou',
    text: 'A Defesa superava o Ataque, e o golpe passou longe. Com números iguais o Monstro acerta: um ponto pode ser tudo.',
  },
  hit: {
    title: 'Ai',
    text: 'O Ataque do Monstro alcançou a Defesa: agora vem o Dano, em geral um Ferimento. Ninguém morre no meio de um turno; a Morte conta os Ferimentos quando ele acaba.',
  },
  gold: {
    title: 'Tilintar de moedas',
    text: 'Primeiro se vê se o Monstro acerta, depois se conta o Ouro, e só então vem o Dano. Por isso até um Herói à beira da morte embolsa o Tesouro.',
  },
  modifier: {
    title: 'Vai ficar pior',
    text: 'Um Modificador espera o próximo Monstro e cai sobre ele, mesmo que demore turnos. Os números da carta já o incluem.',
  },
  died: {
    title: 'O fim de um Herói',
    text: 'Os mortos ficam com cada moeda. Se você está na frente, os outros agora precisam sobreviver o bastante para alcançar você.',
  },
  ended: {
    title: 'Hora de contar as moedas',
    text: 'Vence quem tem mais Ouro, vivo ou morto. Agora você sabe tudo o que precisa: da próxima vez, gabe-se um pouco mais alto.',
  },
};

export const lessonTexts: { readonly [L in Language]: LessonText } = { en, it, pt };
