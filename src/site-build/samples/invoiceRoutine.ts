import type { LogEntry } from './routineLog.ts';

interface Invoice {
  readonly number: string;
  readonly customer: string;
  /** In euros. */
  readonly amount: number;
  readonly due: string;
  readonly reminders: number;
}

/** What the routine reads. Days are in ISO 8601. */
interface InvoiceRun {
  readonly today: string;
  readonly invoices: readonly Invoice[];
  readonly payments: readonly { readonly day: string; readonly invoice: string; readonly amount: number }[];
  readonly reminder: string;
}

const firstReminder = 7;
const mostReminders = 2;
const sinceThen = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / 86_400_000;

const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The sample's second routine: closes what is paid, drafts reminders, and sets aside what a person should decide. */
export const runInvoiceRoutine = ({
  today,
  invoices,
  payments,
  reminder,
}: InvoiceRun): { readonly reminders: readonly string[]; readonly log: readonly LogEntry[] } => {
  const reminders: string[] = [];
  const resultOf = (invoice: Invoice): string => {
    const paid = payments
      .filter((payment) => payment.invoice === invoice.number)
      .reduce((sum, { amount }) => sum + amount, 0);
    const late = sinceThen(invoice.due, today);
    if (paid === invoice.amount) return 'paid in full, closed';
    if (paid > 0) return `Set aside: €${paid} of €${invoice.amount} is paid`;
    if (late <= 0) return 'not due yet';
    if (late < firstReminder) return `${late} days late, waits for day ${firstReminder}`;
    if (invoice.reminders >= mostReminders) return `Set aside: ${late} days late, reminded twice`;
    const words = { ...invoice, amount: invoice.amount.toLocaleString('en-US'), due: inWords(invoice.due) };
    reminders.push(
      reminder.replace(/\{(customer|number|amount|due)\}/g, (_, key: keyof Invoice) => String(words[key])),
    );
    return `${late} days late, reminder drafted`;
  };
  const log = invoices.map((invoice) => ({
    key: invoice.number,
    from: invoice.customer,
    result: resultOf(invoice),
  }));
  return { reminders, log };
};
