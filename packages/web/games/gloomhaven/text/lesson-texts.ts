import type { Language } from '../../../text/language.ts';

/** The tips of the first scenario, in the order in which they usually come. */
export type TipId =
  | 'class'
  | 'goal'
  | 'items'
  | 'hand'
  | 'place'
  | 'two-cards'
  | 'leading'
  | 'revealed'
  | 'halves'
  | 'move'
  | 'attack'
  | 'modifier'
  | 'focus'
  | 'damage'
  | 'condition'
  | 'element'
  | 'money'
  | 'door'
  | 'short-rest'
  | 'long-rest'
  | 'exhausted'
  | 'ending';

type LessonText = { readonly [Id in TipId]: { readonly title: string; readonly text: string } };

const en: LessonText = {
  class: {
    title: 'Who will you be?',
    text: 'Each class has its own cards, hit points and hand size. For a first time the Brute is a good friend: he stands in front and takes a lot. A bot leads the other character, on your side: you win or lose together.',
  },
  goal: {
    title: 'A secret of your own',
    text: 'Keep one of the two. It stays hidden until the end, and counts only if you meet it and the scenario is won. Take the one that sounds like how you would play anyway.',
  },
  items: {
    title: 'Shopping',
    text: 'Spend your gold, or keep it. A spent item comes back with a long rest, a consumed one only in the next scenario. Boots to walk farther and something to heal are never wrong.',
  },
  hand: {
    title: 'Your hand is your breath',
    text: 'These cards are all you take along, and when they run out you are out. Mix quick cards, with low numbers, and slow ones; take some that move and some that hit.',
  },
  place: {
    title: 'Take your place',
    text: 'The glowing hexes are where you may begin. Whoever stands in front is usually met first. Touch any monster to see what it can do.',
  },
  'two-cards': {
    title: 'Two cards, each round',
    text: 'You will use the top of one and the bottom of the other, so pick a pair that works both ways. Nobody sees your choice before all have chosen.',
  },
  leading: {
    title: 'Sooner or later?',
    text: 'One card leads: its number is your initiative, and the lowest goes first. Which half you use of it is still open.',
  },
  revealed: {
    title: 'Cards up!',
    text: 'Everybody’s cards are shown, and each kind of monster has drawn one of its own. The row above tells in which order all act this round.',
  },
  halves: {
    title: 'Your turn',
    text: 'Touch the half you want first: a top of one card, a bottom of the other, in either order. Any top can also be a plain Attack 2, any bottom a plain Move 2. What is marked as lost is gone for this scenario.',
  },
  move: {
    title: 'On your feet',
    text: 'The number on a hex is what the way there costs. You pass through friends, not through enemies. You may stop short, or stay: nothing has to be used up.',
  },
  attack: {
    title: 'Choose your target',
    text: 'Without a range you reach only the hexes next to you. A bow against a neighbour has Disadvantage, so a step back may help. You may also leave it.',
  },
  modifier: {
    title: 'Fate has a say',
    text: 'Every attack draws a card that changes it: by a little, to double, or to nothing. You have a deck of your own; all monsters share one.',
  },
  focus: {
    title: 'Monsters follow rules',
    text: 'Nobody plays them. Each goes for the enemy it can come to attack with the fewest steps; then the nearest, then the one who acts first. Touch a monster to see what it will do, and why.',
  },
  damage: {
    title: 'That would hurt',
    text: 'Suffer the damage, or lose one card from your hand or two discarded ones to suffer none of it. Cards are breath: pay with them when the blow is big, or your last.',
  },
  condition: {
    title: 'Something sticks',
    text: 'A condition was dealt out. Poison and wounds stay until healed; most others pass at the end of the next turn. Touch the figure to read what it means.',
  },
  element: {
    title: 'There is something in the air',
    text: 'An element was called. It is Strong at the end of this turn, then wanes, then is gone. Whoever comes later may use it up, friend or monster.',
  },
  money: {
    title: 'One fewer',
    text: 'A monster that dies leaves a coin. End your turn in its hex to take it, or use a Loot card. What still lies there at the end is worth nothing.',
  },
  door: {
    title: 'What was behind the door',
    text: 'Whoever steps on a door reveals the room at once. Monsters there that are faster than the one who opened may still act this round: open early in a turn, and not when you are weak.',
  },
  'short-rest': {
    title: 'Catch your breath?',
    text: 'Your discarded cards come back now, except one by chance, which is lost. For 1 damage you may have another one taken instead. It costs no turn.',
  },
  'long-rest': {
    title: 'A long rest',
    text: 'The whole turn, after everybody else. You choose which discarded card is lost; the others come back, you heal 2 and your spent items are ready again.',
  },
  exhausted: {
    title: 'Out of breath',
    text: 'Without hit points, or without cards to play or rest, a character is exhausted and leaves the map. The others fight on, and what was earned is kept.',
  },
  ending: {
    title: 'It is decided',
    text: 'This round is still played to its end, so gather what lies around. Then experience, gold and goals are counted. The next door is waiting for you.',
  },
};

const it: LessonText = {
  class: {
    title: 'Chi vuoi essere?',
    text: 'Ogni classe ha le sue carte, i suoi punti ferita e la sua mano. Per la prima volta il Bruto è un buon amico: sta davanti e incassa molto. L’altro personaggio lo guida un bot, dalla tua parte: si vince o si perde insieme.',
  },
  goal: {
    title: 'Un segreto tutto tuo',
    text: 'Tienine uno dei due. Resta nascosto fino alla fine, e conta solo se lo raggiungi e lo scenario è vinto. Prendi quello che somiglia a come giocheresti comunque.',
  },
  items: {
    title: 'Spese',
    text: 'Spendi il tuo oro, oppure tienilo. Un oggetto speso torna con un riposo lungo, uno consumato solo nel prossimo scenario. Stivali per andare più lontano e qualcosa per curarsi non sono mai uno sbaglio.',
  },
  hand: {
    title: 'La mano è il tuo fiato',
    text: 'Porti con te solo queste carte, e quando finiscono sei fuori. Mescola carte rapide, dai numeri bassi, e carte lente; prendine alcune che muovono e alcune che colpiscono.',
  },
  place: {
    title: 'Prendi posto',
    text: 'Puoi cominciare dagli esagoni illuminati. Chi sta davanti di solito è il primo a essere raggiunto. Tocca un mostro per vedere che cosa sa fare.',
  },
  'two-cards': {
    title: 'Due carte, ogni round',
    text: 'Userai l’azione superiore dell’una e quella inferiore dell’altra: scegli una coppia che vada bene in entrambi i modi. Nessuno vede la tua scelta prima che tutti abbiano scelto.',
  },
  leading: {
    title: 'Prima o dopo?',
    text: 'Una delle due è la carta primaria: il suo numero è la tua iniziativa, e il più basso va per primo. Quale metà ne userai, lo decidi dopo.',
  },
  revealed: {
    title: 'Carte scoperte!',
    text: 'Si vedono le carte di tutti, e ogni tipo di mostro ha pescato la sua. La fila in alto dice in che ordine si agisce in questo round.',
  },
  halves: {
    title: 'Tocca a te',
    text: 'Tocca la metà che vuoi usare per prima: la superiore di una carta, l’inferiore dell’altra, nell’ordine che preferisci. Ogni metà superiore può essere un semplice Attacco 2, ogni inferiore un Movimento 2. Ciò che è segnato come perso non torna in questo scenario.',
  },
  move: {
    title: 'In cammino',
    text: 'Il numero su un esagono è quanto costa arrivarci. Attraversi gli alleati, non i nemici. Puoi fermarti prima, o restare: niente va usato per forza.',
  },
  attack: {
    title: 'Scegli il bersaglio',
    text: 'Senza gittata raggiungi solo gli esagoni accanto a te. Un attacco a distanza contro un vicino ha Svantaggio: un passo indietro può servire. Puoi anche lasciar perdere.',
  },
  modifier: {
    title: 'La sorte dice la sua',
    text: 'Ogni attacco pesca una carta che lo cambia: di poco, al doppio, o a nulla. Tu hai un mazzo tuo; i mostri ne hanno uno in comune.',
  },
  focus: {
    title: 'I mostri seguono regole',
    text: 'Non li gioca nessuno. Ognuno va dal nemico che può arrivare ad attaccare con meno passi; poi dal più vicino, poi da chi agisce prima. Tocca un mostro per vedere che cosa farà, e perché.',
  },
  damage: {
    title: 'Questo farebbe male',
    text: 'Subisci i danni, oppure perdi una carta della mano o due scartate e non ne subisci nessuno. Le carte sono fiato: pagale quando il colpo è forte, o sarebbe l’ultimo.',
  },
  condition: {
    title: 'Qualcosa resta addosso',
    text: 'È stata inflitta o data una condizione. Veleno e ferita restano finché non ci si cura; quasi tutte le altre passano alla fine del turno seguente. Tocca la miniatura per leggere che cosa significa.',
  },
  element: {
    title: 'C’è qualcosa nell’aria',
    text: 'È stato chiamato un elemento. Alla fine di questo turno è Forte, poi cala, poi svanisce. Chi viene dopo può consumarlo, amico o mostro.',
  },
  money: {
    title: 'Uno di meno',
    text: 'Un mostro che muore lascia una moneta. Finisci il turno nel suo esagono per prenderla, o usa una carta Saccheggio. Ciò che resta a terra alla fine non vale nulla.',
  },
  door: {
    title: 'Dietro la porta',
    text: 'Chi sale su una porta rivela subito la stanza. I mostri là dentro che sono più rapidi di chi ha aperto possono ancora agire in questo round: apri quando hai forze, non quando ti mancano.',
  },
  'short-rest': {
    title: 'Riprendere fiato?',
    text: 'Le carte scartate tornano adesso, tranne una a caso, che è persa. Subendo 1 danno puoi farne prendere un’altra al suo posto. Non costa il turno.',
  },
  'long-rest': {
    title: 'Un riposo lungo',
    text: 'Tutto il turno, dopo gli altri. Scegli tu quale carta scartata si perde; le altre tornano, ti curi di 2 e gli oggetti spesi sono di nuovo pronti.',
  },
  exhausted: {
    title: 'Senza più fiato',
    text: 'Senza punti ferita, o senza carte da giocare o per riposare, un personaggio è sfinito e lascia la mappa. Gli altri combattono ancora, e ciò che ha guadagnato resta.',
  },
  ending: {
    title: 'È deciso',
    text: 'Questo round si gioca ancora fino in fondo: raccogli ciò che c’è in giro. Poi si contano esperienza, oro e obiettivi. La prossima porta ti aspetta.',
  },
};

const pt: LessonText = {
  class: {
    title: 'Quem você vai ser?',
    text: 'Cada classe tem as suas cartas, os seus pontos de vida e a sua mão. Para a primeira vez o Bruto é um bom amigo: fica na frente e aguenta muito. Um bot conduz o outro personagem, do seu lado: todos vencem ou perdem juntos.',
  },
  goal: {
    title: 'Um segredo só seu',
    text: 'Fique com um dos dois. Ele fica escondido até o fim, e só conta se for cumprido e o cenário for vencido. Escolha o que combina com o seu jeito de jogar.',
  },
  items: {
    title: 'Compras',
    text: 'Gaste o seu ouro, ou guarde-o. Um item gasto volta com um descanso longo; um consumido, só no próximo cenário. Botas para ir mais longe e algo para curar nunca são má ideia.',
  },
  hand: {
    title: 'A mão é o seu fôlego',
    text: 'Você leva só estas cartas, e quando elas acabam você está fora. Misture cartas rápidas, de números baixos, com lentas; leve algumas que movem e algumas que batem.',
  },
  place: {
    title: 'Tome o seu lugar',
    text: 'Você pode começar nos hexágonos iluminados. Quem fica na frente costuma ser alcançado primeiro. Toque em um monstro para ver o que ele sabe fazer.',
  },
  'two-cards': {
    title: 'Duas cartas, a cada rodada',
    text: 'Você usará a ação de cima de uma e a de baixo da outra: escolha um par que sirva dos dois jeitos. Ninguém vê a sua escolha antes que todos tenham escolhido.',
  },
  leading: {
    title: 'Antes ou depois?',
    text: 'Uma delas é a primeira carta: o número dela é a sua iniciativa, e o mais baixo vai primeiro. Qual metade dela você usará, decide depois.',
  },
  revealed: {
    title: 'Cartas na mesa!',
    text: 'As cartas de todos aparecem, e cada tipo de monstro comprou a sua. A fila lá em cima diz em que ordem todos agem nesta rodada.',
  },
  halves: {
    title: 'Sua vez',
    text: 'Toque na metade que quer usar primeiro: a de cima de uma carta, a de baixo da outra, na ordem que preferir. Toda metade de cima pode ser um simples Ataque 2, toda de baixo um Mover 2. O que está marcado como perdido não volta neste cenário.',
  },
  move: {
    title: 'A caminho',
    text: 'O número em um hexágono é quanto custa chegar lá. Você atravessa aliados, não inimigos. Pode parar antes, ou ficar: nada precisa ser gasto até o fim.',
  },
  attack: {
    title: 'Escolha o alvo',
    text: 'Sem alcance você atinge só os hexágonos ao lado. Um ataque de longo alcance contra um vizinho tem Desvantagem: um passo atrás pode ajudar. Também dá para deixar passar.',
  },
  modifier: {
    title: 'A sorte dá palpite',
    text: 'Cada ataque compra uma carta que o muda: um pouco, para o dobro, ou para nada. Você tem um baralho seu; os monstros dividem um só.',
  },
  focus: {
    title: 'Monstros seguem regras',
    text: 'Ninguém joga por eles. Cada um vai ao inimigo que consegue chegar a atacar com menos passos; depois ao mais perto, depois a quem age primeiro. Toque em um monstro para ver o que ele fará, e por quê.',
  },
  damage: {
    title: 'Isso ia doer',
    text: 'Sofra o dano, ou perca uma carta da mão ou duas descartadas e não sofra nada. Cartas são fôlego: pague com elas quando o golpe é grande, ou seria o último.',
  },
  condition: {
    title: 'Alguma coisa pegou',
    text: 'Alguém recebeu uma condição. Veneno e ferimento ficam até uma cura; quase todas as outras passam no fim do turno seguinte. Toque na figura para ler o que significa.',
  },
  element: {
    title: 'Há algo no ar',
    text: 'Um elemento foi chamado. No fim deste turno ele fica Forte, depois míngua, depois some. Quem vem depois pode consumi-lo, amigo ou monstro.',
  },
  money: {
    title: 'Um a menos',
    text: 'Um monstro que morre deixa uma moeda. Termine o turno no hexágono dela para pegá-la, ou use uma carta de Saque. O que ficar no chão no fim não vale nada.',
  },
  door: {
    title: 'Atrás da porta',
    text: 'Quem pisa em uma porta revela a sala na hora. Os monstros de lá que são mais rápidos do que quem abriu ainda podem agir nesta rodada: abra quando tiver forças, não quando elas faltam.',
  },
  'short-rest': {
    title: 'Recuperar o fôlego?',
    text: 'As cartas descartadas voltam agora, menos uma ao acaso, que é perdida. Por 1 de dano você pode fazer com que outra vá no lugar dela. Não custa o turno.',
  },
  'long-rest': {
    title: 'Um descanso longo',
    text: 'O turno inteiro, depois de todos. Você escolhe qual carta descartada se perde; as outras voltam, você cura 2 e os itens gastos ficam prontos de novo.',
  },
  exhausted: {
    title: 'Sem fôlego',
    text: 'Sem pontos de vida, ou sem cartas para jogar ou descansar, um personagem fica exausto e sai do mapa. Os outros continuam lutando, e o que ele ganhou fica.',
  },
  ending: {
    title: 'Está decidido',
    text: 'Esta rodada ainda é jogada até o fim: recolha o que está por aí. Depois se contam experiência, ouro e objetivos. A próxima porta espera por você.',
  },
};

export const lessonTexts: { readonly [L in Language]: LessonText } = { en, it, pt };
