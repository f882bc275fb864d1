/** The questions below the help center's topics. They are sent as HTML only, and its search finds them. */
export const helpQuestions = {
  heading: 'Common questions',
  lead: 'Short answers about ordering, payment and delivery.',
  questions: [
    {
      id: 'faq-start',
      question: 'How do I get started as a buyer?',
      answer:
        'Compare your task with the services: each one says what you get, how long it takes and where its prices start. Sign up, choose a package, pay, and answer the seller’s questions. If you would like advice first, press Get Started at the top of any page and tell us what you have; we will suggest a service or a seller.',
    },
    {
      id: 'faq-protection',
      question: 'How is my payment protected?',
      answer:
        'You pay when you order, but the seller doesn’t get the money yet. We hold it until you have checked the work and approved it. If the order is canceled, or a dispute is decided in your favor, the money goes back to the card you used.',
    },
    {
      id: 'faq-dissatisfied',
      question: 'What if I am not satisfied with the work?',
      answer:
        'Ask for a revision and list what differs from your requirements; most packages include at least one. If that doesn’t solve the problem, open a dispute on the order page before you approve. We compare the delivery with the written order and return all or part of the price if something agreed is missing.',
    },
    {
      id: 'faq-delivery',
      question: 'How long does delivery take?',
      answer:
        'Each package states its delivery time, which starts when you have paid and the seller has everything they asked for. A small fix often takes a day or two; a set of pages takes longer. The order page shows the date that counts, and it moves only if you both agree.',
    },
    {
      id: 'faq-message',
      question: 'Can I message sellers before ordering?',
      answer:
        'Yes, from the page of any service, free and without obligation. Say what you have and when you need it, and attach a sample with private details removed if that helps. Once you agree on something, put it in the requirements of the order so that it counts.',
    },
  ],
} as const;
