import type { experience as chapter } from '../../../rulebook/experience.ts';

/** Experience, in Brazilian Portuguese. */
export const experience: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/experience.1': 'Uma ação que mostra um valor de experiência o dá ao personagem quando é executada.',
  'gh/experience.2':
    'Uma ação não pode ser executada só pela experiência: é preciso usar pelo menos uma das suas habilidades.',
  'gh/experience.2a':
    'Com uma ação "Ataque 3, 1 de experiência" e nenhum inimigo ao alcance, nenhuma das habilidades pode ser usada; por isso não se ganha experiência.',
  'gh/experience.3':
    'A experiência ligada a uma condição (um elemento consumido, um alvo adjacente a um aliado, cada inimigo visado) só é ganha quando a condição se cumpre, e tantas vezes quantas ela se cumprir.',
  'gh/experience.3a':
    'Com "+2 de Ataque e 1 de experiência se o alvo estiver adjacente a um aliado seu" e um alvo que não está, não se ganha nem um nem outro.',
  'gh/experience.3b':
    'Com "1 de experiência para cada inimigo visado", um ataque contra três inimigos dá 3 de experiência.',
  'gh/experience.4': 'A experiência em um espaço de um bônus persistente é ganha quando esse uso é gasto.',
  'gh/experience.4a':
    'Um bônus persistente "nos seus próximos quatro ataques contra inimigos não adjacentes a aliados deles, adicione +2" tem experiência impressa em alguns espaços: quando um ataque tira a ficha de um desses espaços, essa experiência é ganha.',
  'gh/experience.5': 'Matar monstros, por si só, não dá experiência.',
  'gh/experience.6':
    'Só personagens ganham experiência; o que uma criatura invocada faz não dá nenhuma, a menos que uma carta diga isso.',
  'gh/experience.7': 'Os efeitos de experiência são obrigatórios quando a sua ação é executada.',
  'gh/experience.8':
    'A experiência do cenário é somada ao total do personagem quando o cenário termina, com sucesso ou com fracasso [gh/ending.5].',
  'gh/experience.9': 'Não se sobe de nível durante um cenário.',
};
