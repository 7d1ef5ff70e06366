import type { teleporting as chapter } from '../../../rulebook/teleporting.ts';

/** Teleporting, in Italian. */
export const teleporting: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/teleporting.1':
    'Teletrasportarsi entro X ignora muri, porte chiuse, macerie e ostacoli. Lo spazio di destinazione deve essere attraversabile, non occupato, sulla mappa e a una distanza in linea retta di X o meno.',
  'ma/teleporting.2':
    'Teletrasportarsi a un tipo di spazio vuol dire andare al più vicino di quel tipo sulla propria tessera oppure, se è occupato o non attraversabile, allo spazio libero più vicino a quello. Gli spazi azione non sono attraversabili, perciò si arriva accanto. Se la tessera non ne ha, non succede niente.',
  'ma/teleporting.3':
    'Un’unità che si teletrasporta in una fossa è distrutta. A un esploratore non ne viene mai proposta una.',
};
