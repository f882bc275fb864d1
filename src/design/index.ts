/** Must not import Radix: what needs it is in `overlays.ts`, which is loaded lazily. */
export { Accordion } from './Accordion.tsx';
export { ArticleRows } from './ArticleRows.tsx';
export { BarChart } from './BarChart.tsx';
export { Breadcrumb, BreadcrumbNote } from './Breadcrumb.tsx';
export { Button, ButtonLink } from './Button.tsx';
export { Card, CardButton, CardLink } from './Card.tsx';
export { Checkbox } from './Checkbox.tsx';
export { ChoiceCards } from './ChoiceCards.tsx';
export { ChoiceGroup } from './ChoiceGroup.tsx';
export { CodeBlock } from './CodeBlock.tsx';
export {
  Combobox,
  type ComboboxAct,
  ComboboxGroup,
  ComboboxList,
  ComboboxNote,
  ComboboxOption,
  ComboboxPopup,
} from './Combobox.tsx';
export { Confirmation } from './Confirmation.tsx';
export { DocumentColumns, DocumentContents, DocumentSection, DocumentSheet } from './DocumentSheet.tsx';
export { Deleted, EditMarks, Inserted } from './EditMarks.tsx';
export { Entries, Entry, EntryBody, EntryEnd, EntryKey } from './Entries.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { Facts } from './Facts.tsx';
export { FileField } from './FileField.tsx';
export { FooterBottom, FooterFrame, FooterGroup, FooterGroups } from './Footer.tsx';
export { Form, FormActions, FormRow } from './Form.tsx';
export { insertGlobalStyles } from './globalStyles.ts';
export { holdPage } from './holdPage.ts';
export { Initials } from './Initials.tsx';
export {
  BelowLate,
  Cluster,
  Columns,
  Container,
  Grid,
  NeedsScript,
  PageHead,
  Section,
  ServiceHead,
  Stack,
  VisuallyHidden,
} from './Layout.tsx';
export { Margin, MarginOnly } from './Margin.tsx';
export { Marker } from './Marker.ts';
export { NativeOpener, opensNatively } from './NativeOpener.tsx';
export { Notice } from './Notice.tsx';
export { PictureCell, PictureSheet } from './PictureSheet.tsx';
export {
  PeriodPrices,
  PlanCell,
  PlanColumn,
  PlanFeature,
  PlanFeatures,
  PlanSheet,
  PricedByPeriod,
} from './PlanSheet.tsx';
export { PostPicture } from './PostPicture.tsx';
export { EstimatedPrice, PriceBeside, PriceFrame } from './Price.tsx';
export { ProgressLine } from './ProgressLine.tsx';
export { AnswerPicture } from './pictures/AnswerPicture.tsx';
export { CurrenciesPicture } from './pictures/CurrenciesPicture.tsx';
export { CuttingPicture } from './pictures/CuttingPicture.tsx';
export { DeskPicture } from './pictures/DeskPicture.tsx';
export { FeaturePicture } from './pictures/FeaturePicture.tsx';
export { HeroPicture } from './pictures/HeroPicture.tsx';
export { NotePicture } from './pictures/NotePicture.tsx';
export { PackagesPicture } from './pictures/PackagesPicture.tsx';
export { PagePicture } from './pictures/PagePicture.tsx';
export { RankedPicture } from './pictures/RankedPicture.tsx';
export { ServicePicture } from './pictures/ServicePicture.tsx';
export { StatePicture } from './pictures/StatePicture.tsx';
export { TeamPicture } from './pictures/TeamPicture.tsx';
export { VacancyPicture } from './pictures/VacancyPicture.tsx';
export { Quote } from './Quote.tsx';
export { Reserved } from './Reserved.tsx';
export {
  SampleCells,
  SampleFrame,
  SampleLetter,
  SamplePair,
  SampleReasons,
  SampleSide,
  SlidePicture,
  SlideStrip,
} from './Sample.tsx';
export { SampleWindow } from './SampleWindow.tsx';
export { SelectField } from './SelectField.tsx';
export { Selection } from './Selection.ts';
export { keyed, SheetTable } from './SheetTable.tsx';
export { SkipLink } from './SkipLink.tsx';
export { Hosted, Static } from './Static.tsx';
export { Stepper } from './Stepper.tsx';
export { Steps } from './Steps.tsx';
export { Summary } from './Summary.tsx';
export { adoptStyles, cssOfClasses, cssText, resetStyles, styleNames } from './stitches.ts';
export { Tabs } from './Tabs.tsx';
export { Amount, Code, Heading, Label, LinkList, Prose, Text, Unbroken } from './Text.tsx';
export { TextArea } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { TextLink } from './TextLink.tsx';
export { TopBarBrand, TopBarFrame, TopBarLinks } from './TopBar.tsx';
export { TopicCard } from './TopicCard.tsx';
export { Voice } from './Voice.tsx';
