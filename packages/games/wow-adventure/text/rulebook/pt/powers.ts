import type { powers as chapter } from '../../../rulebook/powers.ts';

/** Powers, in Brazilian Portuguese. */
export const powers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/powers.1':
    'Um poder funciona o tempo todo, pode ser usado em um momento indicado, ou é ativado pelo resultado de um dado de combate.',
  'wow/powers.2': 'Um poder ativado por um dado é obrigatório quando seu resultado aparece.',
  'wow/powers.3': 'Cada poder ativado por um dado funciona uma vez por combate.',
  'wow/powers.4': 'A espada vale 6, a menos que um texto diga outra coisa.',
  'wow/powers.5': 'Quando os dois lados de um combate agem no mesmo momento, o defensor age primeiro.',
  'wow/powers.6': 'Em uma luta contra um encontro, o herói é o atacante e o encontro é o defensor.',
  'wow/powers.7': 'Em um duelo, o herói ativo é o atacante.',
  'wow/powers.8':
    'Um bônus ganho em um combate dura até o fim dele, mesmo que o dado que o deu seja rolado de novo.',
  'wow/powers.9':
    'Sempre que um dado mostra uma nova face, por nova rolagem ou de outro modo, são ativados os poderes que nomeiam essa face e ainda não funcionaram neste combate, primeiro os do defensor [wow/A-34].',
  'wow/powers.10': 'Um poder ativado por um dado observa o dado do próprio lado, a menos que nomeie o outro.',
  'wow/powers.11':
    'Se vários poderes de um lado são ativados juntos, o jogador desse lado decide a ordem; os de um encontro seguem a ordem da carta [wow/A-34].',
  'wow/powers.12':
    'Defesa, dano, movimento e custos nunca ficam abaixo de 0, e a vida nunca abaixo de 1. Um valor de ataque pode ser negativo [wow/A-50].',
};
