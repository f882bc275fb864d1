import { capabilities } from '../configuration/capabilities.ts';
import { guarantee } from './guarantee.ts';
import { orderSteps, questionsFirst, revisions, usualTimes } from './promises.ts';

/** The questions below the help center's topics. They are sent as HTML only, and its search finds them. */
export const helpQuestions = {
  heading: 'Common questions',
  lead: 'Short answers about ordering, payment and delivery.',
  questions: [
    {
      id: 'faq-start',
      question: 'How do I get started as a buyer?',
      answer: `Press Get Started at the top of any page, choose a service or “Not sure yet,” and tell us what you have. ${orderSteps[1].text} ${orderSteps[2].text}`,
    },
    {
      id: 'faq-protection',
      question: 'How is my payment protected?',
      answer:
        'You pay when you agree to an offer, but the seller doesn’t get the money yet. We hold it until you have checked the work and approved it. If the order is canceled, or a dispute is decided in your favor, the money goes back to the card you used.',
    },
    {
      id: 'faq-dissatisfied',
      question: 'What if I am not satisfied with the work?',
      answer: `Ask for a revision, and list what differs from your requirements. ${revisions} If that doesn’t solve the problem, open a dispute before you approve, and we compare the delivery with the written order. ${guarantee}`,
    },
    {
      id: 'faq-delivery',
      question: 'How long does delivery take?',
      answer: `Your offer names the date. It depends on the seller’s delivery time, which starts when you have paid and the seller has everything they asked for. ${usualTimes} If you need it by a certain day, say so in the request. Once you have agreed, the date moves only if you both want it to.`,
    },
    {
      id: 'faq-message',
      question: 'Can I message sellers before ordering?',
      answer: `Yes, free and without obligation. Put your questions into the request, and our reply answers them. ${questionsFirst}${
        capabilities.uploads ? ' Attach a sample with private details removed if that helps.' : ''
      } What you agree on goes into the offer, so that it counts.`,
    },
  ],
} as const;
