import type { casesMonsters as chapter } from '../../../../rulebook/cases/monsters.ts';

/** Cases of monsters and what they choose, in Italian. */
export const casesMonsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K112':
    'Un Roditore salmastro con 5 resistenza, il cui attacco costa 2, è su (8,8), e l’unico esploratore su (4,4): passa per (7,7) e (6,6), arriva in (5,5) e attacca una volta, con 0 resistenza rimasta.',
  'ma/K113':
    'Un Fuochista svuotato con 4 resistenza, il cui attacco costa 2, va da (8,8) verso l’unico esploratore, su (4,4), e arriva in (5,5): con 1 resistenza rimasta non può attaccare, e resta lì.',
  'ma/K114':
    'Un Ragno di fil di ferro con 5 resistenza è a 4 passi dall’esploratore, allo scoperto; Strappo costa 2 contro un esploratore adiacente, Lenza 2 a portata 2. Si muove di 2, tira a sé l’esploratore di 1 spazio, e con 1 resistenza non può fare altro.',
  'ma/K115':
    'Due esploratori, ciascuno a 3 passi, hanno 2 e 4 salute: il mostro va verso quello con 2. Se ne hanno altrettanta, scelgono i giocatori.',
  'ma/K116':
    'In un corridoio l’unico passo che avvicinerebbe un mostro è occupato da un altro mostro: aspetta, e non gli gira attorno.',
  'ma/K117':
    'In un corridoio la strada è occupata da un Santo degli ingranaggi, che è immobile: il suo spazio conta come macerie, e si conta il percorso che lo aggira.',
  'ma/K118':
    'La porta fra (8,5) e (8,6) è chiusa, un esploratore è su (7,6) e un Roditore salmastro con 5 resistenza su (7,4). Va in (8,5), che nel conto dista 1 passo ma non è adiacente; solo la porta sbarra l’ultimo passo, e così spende le altre 4 resistenza per distruggerla.',
  'ma/K119':
    'La porta fra (8,5) e (8,6) è chiusa, un esploratore è su (7,6), e un Roditore salmastro su (7,4) ha solo 4 resistenza: va in (8,5) e si ferma lì con 3.',
  'ma/K120':
    'Entrambe le porte della stanza a nord-ovest sono chiuse, un esploratore è su (1,1) e una Decima dello specchio, astuta, con 5 resistenza, su (4,1): va in (3,1), apre la porta per 3 e fa un passo in (2,1), adiacente, con 0 rimasta. Un mostro irrazionale avrebbe distrutto la porta per 4 e si sarebbe fermato su (3,1) [ma/Q5].',
  'ma/K121':
    'Un mostro astuto con 3 resistenza è accanto alla leva. Con due esploratori e un mostro sulle trappole la tira; con un esploratore e un mostro no [ma/Q5].',
  'ma/K122':
    'Un Portatore di ceri, portata 3, ha attaccato due volte e ha 1 resistenza rimasta, con un esploratore a 2 passi: arretra, se uno spazio libero della sua tessera è a più passi [ma/Q5].',
  'ma/K123':
    'L’unico esploratore raggiungibile è etereo: un Roditore salmastro non fa niente, ma un mostro ferito sotto Marea nera si rigenera lo stesso.',
  'ma/K124':
    'Un mostro ha Guinzaglio e un morso suo, l’evento corrente è La calca, e un esploratore è adiacente: prima spinge con La calca, perché Guinzaglio vuole una distanza da 2 a 4; poi può dare lo strattone; poi morde, se gli resta resistenza.',
  'ma/K125':
    'Nella fase dei mostri la Nutrice di una Matrona d’ottone genera un mostro: il nuovo arrivato non agisce in questo round.',
  'ma/K126': 'Arriva il turno di un mostro stordito: non fa niente, e non è più stordito.',
  'ma/K127': 'Una fossa è sulla via diretta: un mostro irrazionale la aggira, nel conto e nel cammino.',
  'ma/K128':
    'Uno Sguattero di cantina è adiacente a un baule chiuso e a nessun esploratore: devasta il baule per 3 resistenza. Il baule riceve due segnalini ed è un ostacolo; nessuna carta li toglie, e non si aprirà mai.',
  'ma/K129':
    'Una Lanterna fatua attacca a portata 2; l’esploratore più vicino è dietro macerie, e un altro è in vista: attacca l’altro.',
  'ma/K130': 'Una campana illuminata è a 6 passi dal Becchino e un esploratore a 2: va verso la campana.',
};
