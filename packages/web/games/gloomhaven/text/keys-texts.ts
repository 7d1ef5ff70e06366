import type { Language } from '../../../text/language.ts';
import type { WordedKey } from '../../face.ts';

/** What the keys of the map do: those of `map/use-roving.ts`, `map/use-camera.ts`, `map/touchable.tsx` and `map/placing.tsx`. */
export const keysTexts: { readonly [L in Language]: readonly WordedKey[] } = {
  en: [
    ['Arrows', 'on the map: go from one lit hex or figure to the next, or move the map'],
    ['Shift Enter', 'on the map: learn more about what has the focus'],
    ['+ −', 'on the map: closer, farther away'],
    ['0', 'on the map: show all of it'],
    ['N', 'on the map: name the hexes, or not'],
    ['R', 'while an area is being laid: turn it'],
  ],
  it: [
    ['Frecce', 'sulla mappa: passa da un esagono o una figura accesa all’altra, o sposta la mappa'],
    ['Maiusc Invio', 'sulla mappa: scopri di più su ciò che è selezionato'],
    ['+ −', 'sulla mappa: più vicino, più lontano'],
    ['0', 'sulla mappa: mostrala tutta'],
    ['N', 'sulla mappa: mostra o nascondi i nomi degli esagoni'],
    ['R', 'mentre piazzi un’area: ruotala'],
  ],
  pt: [
    ['Setas', 'no mapa: passar de um hexágono ou figura acesa para outra, ou mover o mapa'],
    ['Shift Enter', 'no mapa: saber mais sobre o que está em foco'],
    ['+ −', 'no mapa: mais perto, mais longe'],
    ['0', 'no mapa: mostrá-lo inteiro'],
    ['N', 'no mapa: mostrar ou esconder os nomes dos hexágonos'],
    ['R', 'ao colocar uma área: girá-la'],
  ],
};
