import type { AmountWords } from '../../phrases/amounts.ts';
import { by } from './grammar.ts';

/** So many of something, and each of them. */
const number = (many: string, one: string): { readonly is: string; readonly each: string } => ({
  is: `o número de ${many}`,
  each: one,
});

export const amounts: AmountWords = {
  measures: {
    'hexes-moved-this-turn': (voice) =>
      number(
        `hexágonos percorridos neste turno${by(voice, '', ' pelo monstro')}`,
        `hexágono percorrido neste turno${by(voice, '', ' pelo monstro')}`,
      ),
    'hexes-moved-in-action': () =>
      number('hexágonos percorridos com esta ação', 'hexágono percorrido com esta ação'),
    'damage-inflicted-this-turn': () => ({
      is: 'o dano causado neste turno',
      each: 'ponto de dano causado neste turno',
    }),
    'damage-target-suffered': () => ({
      is: 'o dano sofrido pelo alvo',
      each: 'ponto de dano sofrido pelo alvo',
    }),
    'obstacle-hexes-destroyed': () =>
      number('hexágonos dos obstáculos destruídos', 'hexágono dos obstáculos destruídos'),
    'target-max-hp': () => ({
      is: 'os pontos de vida máximos do alvo',
      each: 'ponto de vida máximo do alvo',
    }),
    'target-shield': () => ({ is: 'o Escudo do alvo', each: 'ponto de Escudo do alvo' }),
    'target-negative-conditions': () => number('condições negativas do alvo', 'condição negativa do alvo'),
    'allies-adjacent-to-target': () =>
      number('aliados seus adjacentes ao alvo', 'aliado seu adjacente ao alvo'),
    'adjacent-enemies': () => number('inimigos adjacentes', 'inimigo adjacente'),
    'adjacent-allies': () => number('aliados adjacentes', 'aliado adjacente'),
    'allies-within-2': () => number('aliados seus a até 2 hexágonos', 'aliado seu a até 2 hexágonos'),
    'own-hp': () => ({ is: 'os seus pontos de vida atuais', each: 'ponto de vida atual seu' }),
    'own-lost-hp': (voice) => ({
      is: `os pontos de vida que ${by(voice, 'você', 'ele')} perdeu`,
      each: `ponto de vida que ${by(voice, 'você', 'ele')} perdeu`,
    }),
    'own-lost-cards': () => number('cartas perdidas suas', 'carta perdida sua'),
    'own-summons': () => number('criaturas invocadas suas', 'criatura invocada sua'),
    minions: () => number('lacaios seus no mapa', 'lacaio seu no mapa'),
    characters: () => number('personagens', 'personagem'),
    'enemies-targeted': () => number('inimigos visados', 'inimigo visado'),
    'enemies-killed': () => number('inimigos mortos', 'inimigo morto'),
    'enemies-damaged': () => number('inimigos que sofreram dano', 'inimigo que sofreu dano'),
    'hexes-push-fell-short': () =>
      number(
        'hexágonos a menos no empurrão por causa de uma parede ou de um obstáculo',
        'hexágono a menos no empurrão por causa de uma parede ou de um obstáculo',
      ),
    'replaced-value': () => ({
      is: 'o valor da habilidade substituída',
      each: 'ponto da habilidade substituída',
    }),
  },
  rounded: { up: 'arredondado para cima', down: 'arredondado para baixo' },
  letters: { c: 'P', l: 'N' },
};
