import type { casesAttacks as chapter } from '../../../../rulebook/cases/attacks.ts';

/** Cases of attacks and barrels, in Italian. */
export const casesAttacks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K90':
    'Un dado bianco fa 1 e uno nero 2. Contro armatura 3 l’attacco va a segno, e si perde 1 salute; contro armatura 4 manca, a meno che si spenda 1 essenza.',
  'ma/K91':
    'Un tiro arcano di 3 colpisce un Fuochista svuotato, armatura 3, volontà 2; lo colpisce anche un tiro normale di 3, ma non uno di 2.',
  'ma/K92':
    'Crane attacca nel suo turno, al tiro manca 1, e lui non ha essenza. Obermann, adiacente a lui, paga 1: l’attacco va a segno. Da solo Obermann non avrebbe potuto alzare il tiro, perché né il tiro né il turno sono suoi.',
  'ma/K93':
    'Nella fase dei mostri il Mantello di flogisto risponde a un attacco a segno, e al tiro manca 1: il proprietario può spendere essenza, perché il tiro è suo. Il tiro del mostro non lo alza nessuno.',
  'ma/K94':
    'Nel turno di Sable un Fuochista svuotato muore accanto a un Roditore salmastro con 1 salute rimasta, e gli saltano le cuciture: il tiro è 1 contro l’armatura 2 del Roditore. Sable può spendere 1 essenza perché vada a segno, e ne riceve 1 per il Roditore.',
  'ma/K95': 'Un attacco contro un barile fa 0: non succede niente, e il barile resta intero.',
  'ma/K96':
    'Un esploratore con armatura 4 e una Bestia a pistoni, armatura 4, sono accanto a un barile che esplode, e l’esplosione fa 4: vengono colpiti entrambi.',
  'ma/K97':
    'Un secondo barile è adiacente al primo, e la prima esplosione fa 1 o più: conclusa quella, esplode anche il secondo, con un tiro suo.',
  'ma/K98':
    'Un mostro etereo è accanto a un barile che esplode: l’esplosione lo attacca, anche se con una pistola non lo si potrebbe bersagliare.',
  'ma/K99':
    'La Valvola di pressione è stata usata su una Carabina della tempesta, che lancia 3 dadi neri: l’attacco lancia 3 dadi neri, non 4.',
  'ma/K100':
    'La Mazza da calderaio uccide il bersaglio: nessuno viene spinto. Una Sanguisuga bifida colpisce e l’esploratore muore: la Sanguisuga recupera 1 salute lo stesso.',
  'ma/K101':
    'Il Gancio a catena bersaglia un compagno a 3 spazi: il compagno viene tirato di 2 spazi e non viene attaccato.',
  'ma/K102':
    'Falciata, del Falcione a catena, si gioca con un mostro e un compagno adiacenti: vengono attaccati entrambi.',
  'ma/K103':
    'Un Ragno di fil di ferro colpisce, e l’esploratore perde essenza invece di salute: un oggetto si disequipaggia lo stesso.',
  'ma/K104':
    'La Picca a risonanza si usa su una Bestia a pistoni, armatura 4, volontà 2, e il tiro fa 2: l’attacco va a segno.',
  'ma/K105':
    'Calloway, protetta, viene colpita, e Vane, adiacente a lei, prende la perdita su di sé: lui perde 1 salute o 1 essenza, e lei resta protetta.',
};
