import { modalsMachine } from '../../machines/modals/modalsMachine.ts';
import { hideModal, showModal } from '../effects/modalDialog.ts';

export const modals = (holdPage: (isHeld: boolean) => void) =>
  modalsMachine.provide({
    actions: {
      holdPage: () => holdPage(true),
      releasePage: () => holdPage(false),
      show: (_, { id }) => showModal(id),
      hide: (_, { id }) => hideModal(id),
    },
  });
