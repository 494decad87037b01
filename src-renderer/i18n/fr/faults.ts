import type { Same } from '../catalogue.ts';
import type { faults as english } from '../en/faults.ts';

export const faults: Same<typeof english> = {
  label: (what) => `${what} : non affiché`,
  failed: (what) => `« ${what} » ne peut pas être affiché à cause d’un défaut d’Aeroshelf. Ce qui y figurerait manque ici.`,
  rest: 'Le reste de la fenêtre fonctionne. Vos données ne sont pas touchées.',
  failedAgain: 'Nouvel échec. Rechargez la fenêtre ; si le défaut persiste, signalez-le avec les détails.',
  again: 'Réessayer',
  reload: 'Recharger la fenêtre',
  copy: 'Copier les détails',
  details: 'Détails',
  wholeWindow: 'La fenêtre',
};
