import type { essence as chapter } from '../../../rulebook/essence.ts';

/** Essence and support, in Italian. */
export const essence: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/essence.1':
    'L’essenza si recupera con i bauli, con gli spazi evento, con i mostri distrutti nel proprio turno e con le abilità.',
  'ma/essence.2':
    'L’essenza si spende al posto della salute che si perderebbe, una per una, anche se quella salute è il costo di un’abilità; per alzare i tiri di attacco; per pagare abilità; per sigillare spazi generazione; per attivare spazi capitolo spenti; e per dare supporto agli altri.',
  'ma/essence.3':
    'Supporto: quando perderesti essenza, gli altri esploratori che lo vogliono possono pagarne una parte qualsiasi, e tu puoi anche non pagarne affatto. Ognuno di loro deve essere adiacente a te, a un altro che dà supporto o allo spazio bersagliato. Vale per i costi e per i tiri di attacco.',
  'ma/essence.4': 'L’essenza ha un massimo, indicato sulla carta esploratore.',
  'ma/essence.5': 'Niente si recupera oltre il massimo, si tratti di salute, resistenza o essenza.',
  'ma/essence.6':
    'Il supporto copre ogni perdita di essenza, anche quella scelta al posto della salute: l’essenza di un vicino può quindi salvare la tua salute [ma/Q6]. Se perdi essenza «se possibile», conta solo la tua, e nessuno può aiutarti.',
  'ma/essence.7':
    'Una perdita di salute si risolve in quest’ordine: un’altra unità può prenderla su di sé; può essere evitata; un’unità protetta ne è risparmiata; per ogni punto che resta il proprietario sceglie fra essenza e salute; infine la salute va persa.',
  'ma/essence.8':
    'Chi dà supporto paga almeno 1. Solo un esploratore che paga può fare da anello verso un altro che dà supporto.',
  'ma/essence.9': 'Gli esploratori fuori dalla mappa, e quelli morti, non danno supporto.',
  'ma/essence.10': 'Avere 0 essenze non è di per sé un danno.',
  'ma/essence.11':
    'La resistenza persa fuori dal turno di un esploratore non cambia niente, perché torna tutta all’inizio della fase degli esploratori [ma/round.2]. Gli effetti che devono rallentare gli esploratori ne abbassano invece il massimo.',
};
