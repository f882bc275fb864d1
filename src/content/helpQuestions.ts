/** The questions below the help center's topics. They are sent as HTML only, and its search finds them. */
export const helpQuestions = {
  heading: 'Asked every day',
  lead: 'Five questions that reach us more often than all others.',
  questions: [
    {
      id: 'faq-start',
      question: 'How do I get started as a buyer?',
      answer:
        'Describe the task in a sentence and compare it with the services: each says what comes back, by when and from which price. Sign up, choose a package, answer the seller’s questions and pay. If you would rather be advised, press Get Started at the top of any page and tell us what you have; we propose a service or a person.',
    },
    {
      id: 'faq-protection',
      question: 'How is my payment protected?',
      answer:
        'You pay when you order, but the seller is not paid then. The amount stays with the order until you have the work in hand and approve it. Should the order be canceled, or a dispute be decided for you, it goes back to the card you used.',
    },
    {
      id: 'faq-dissatisfied',
      question: 'What if I am not satisfied with the work?',
      answer:
        'Ask for a revision and list what differs from your requirements; most packages include at least one. If that does not settle it, open a dispute on the order page before you approve. We compare the delivery with the written order and return all or part of the price where something agreed is missing.',
    },
    {
      id: 'faq-delivery',
      question: 'How long does delivery take?',
      answer:
        'Each package names its own delivery time, counted from the moment the seller has everything they need. A small repair often fits into a day or two, and a set of pages takes longer. The date on the order page is the one that counts; it moves only if both of you agree.',
    },
    {
      id: 'faq-message',
      question: 'Can I message sellers before ordering?',
      answer:
        'Yes, from the page of any service, free of charge and without obligation. Say what you have and when you need it, and attach a cleaned sample if that explains it better. When you agree on something, repeat it in the requirements of the order so that it counts.',
    },
  ],
} as const;
