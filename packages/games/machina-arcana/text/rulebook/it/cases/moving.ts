import type { casesMoving as chapter } from '../../../../rulebook/cases/moving.ts';

/** Cases of moving, doors and activated spaces, in Italian. */
export const casesMoving: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K14':
    'Un esploratore si muove in diagonale da (4,4) a (5,5): costa 1 resistenza, come un passo in ortogonale.',
  'ma/K15':
    'Da (2,0) un esploratore non può muoversi in (3,0), per via del muro, ma può andare in (3,1). Se la porta fra (2,1) e (3,1) è chiusa, non può nemmeno quello.',
  'ma/K16': 'Un esploratore è su (4,7): la fossa su (5,7) non è fra i passi proposti.',
  'ma/K17':
    'Un esploratore su (4,4) vuole muoversi in (4,5), dove c’è un compagno: non può. Se il compagno è etereo, può attraversarlo fino a (4,6) per 2 resistenza, ma non fermarsi a metà.',
  'ma/K18':
    'Da (2,0) un esploratore può chiudere la porta fra (2,1) e (3,1), perché quella porta decide il suo passo in diagonale verso (3,1). Da (1,1) non può.',
  'ma/K19':
    'Thornquist distrugge una porta chiusa: paga 2 resistenza, mentre gli altri ne pagano 4, e da lì in poi nessuno può più chiuderla.',
  'ma/K20':
    'Da (8,6) la leva su (7,5) si può attivare finché la porta fra (8,5) e (8,6) è aperta, e non quando è chiusa. Da (7,6) non si può mai, per via del muro.',
  'ma/K21':
    'Crane, con 7 resistenza su 8, attiva la stazione di ricarica su (9,7) accanto a lui e ottiene 3 resistenza: paga 1 e arriva a 8, non a 9.',
  'ma/K22': 'Il dado di ricarica dà la faccia vuota: la stazione riceve lo stesso il segnalino esplorato.',
  'ma/K23':
    'Un esploratore con armatura 3 è su (4,3), un Fuochista svuotato, armatura 3, su (5,4) e un Roditore salmastro su (6,4). Si tira la leva e l’attacco fa 3: quell’unico tiro colpisce l’esploratore e il Fuochista; il Roditore non è su una trappola.',
  'ma/K24':
    'Qualcuno attiva di nuovo la leva già tirata: non può, perché è esplorata. Quando Riparazione di fortuna le ha tolto il segnalino, si può tirare ancora.',
  'ma/K25':
    'Nessun evento esploratore è scoperto. Si attiva uno spazio evento e si pesca Silenzio: l’esploratore recupera 1 essenza, il valore dell’orrore scende di 2, al minimo a 1, e Silenzio resta a faccia in su come evento corrente. Segni di gesso, pescato dopo, va accanto alla carta esploratore, e Silenzio resta quello corrente.',
  'ma/K26':
    'Chi indossa una Cintura degli attrezzi apre una porta: costa 1 resistenza. Se ha anche un Distintivo dell’ingegnere, una leva costa 0, non -1.',
};
