import type { pushing as chapter } from '../../../rulebook/pushing.ts';

/** Pushing and pulling, in Brazilian Portuguese. */
export const pushing: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/pushing.1':
    'Uma unidade na mesma linha ou coluna da origem do empurrão ou puxão move-se em linha reta por ela; qualquer outra se move na diagonal. Empurrada, afasta-se da origem; puxada, aproxima-se; e a direção é determinada de novo a cada espaço.',
  'ma/pushing.2':
    'Ela para diante de uma parede, de uma porta fechada, de escombros, de uma unidade, de um espaço de ação que não seja uma alavanca, ou na borda do mapa. Um passo na diagonal é barrado como ao andar [ma/map.4].',
  'ma/pushing.3':
    'Contra um barril: o barril explode. Contra uma alavanca: a alavanca dispara as armadilhas. Para um fosso: a unidade é destruída. Diante de um barril ou de uma alavanca, a unidade fica no seu último espaço; se já estão explorados, são simples obstáculos.',
  'ma/pushing.4':
    'Unidades imóveis nunca são empurradas nem puxadas, e tampouco trocadas de posição ou teletransportadas.',
  'ma/pushing.5': 'Um puxão acaba quando a unidade está adjacente à origem.',
  'ma/pushing.6':
    'O dono da unidade não tem escolha. Empurrar ou puxar 0 espaços só é permitido se o texto diz “até”.',
  'ma/pushing.7':
    'Se várias unidades são movidas, a mais distante da origem é empurrada primeiro, e a mais próxima é puxada primeiro. À mesma distância, vale a ordem dos lugares, depois a fila.',
  'ma/pushing.8': 'Ser empurrado para um espaço de armadilha ou de surgimento não tem efeito.',
  'ma/pushing.9':
    'Se um empurrão termina em um barril ou em uma alavanca, a explosão ou a armadilha é resolvida antes do resto do efeito.',
  'ma/pushing.10':
    'Uma unidade inamovível não é empurrada, puxada ou trocada de posição por outros, mas pode se mover.',
  'ma/pushing.11':
    'As cartas que movem unidades em momentos que ninguém escolhe, como eventos e chegadas, dizem “parando antes de um fosso”. Os ataques que empurram não dizem, por isso um fosso ao lado é um risco que se corre.',
};
