/**
 * The design system's entry. Nothing here imports Radix: dialogs, toasts and tooltips are in `overlays.ts`, which is
 * loaded lazily.
 */
export { Accordion, type AccordionProps } from './Accordion.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonLook, type ButtonProps } from './Button.tsx';
export { Card, CardLink } from './Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { ErrorSummary, type ErrorSummaryProps, focusField } from './ErrorSummary.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
export { FooterBottom, FooterFrame, FooterGroup, FooterGroups } from './Footer.tsx';
export { Form, FormActions, FormRow } from './Form.tsx';
export { Cluster, Columns, Container, Grid, PageHead, Section, Stack, VisuallyHidden } from './Layout.tsx';
export { Notice, type NoticeProps, type Tone, ToneMark } from './Notice.tsx';
export { FeaturePicture } from './pictures/FeaturePicture.tsx';
export { HeroPicture } from './pictures/HeroPicture.tsx';
export type { PictureProps } from './pictures/Picture.tsx';
export { type PicturedService, ServicePicture } from './pictures/ServicePicture.tsx';
export { StatePicture } from './pictures/StatePicture.tsx';
export type { HeroWords, ServiceSamples } from './pictures/samples.ts';
export { Deleted, EditMarks, Inserted, Marker, Selection, SheetGrid } from './Signatures.tsx';
export { SkipLink } from './SkipLink.tsx';
export { Stepper, type StepperProps } from './Stepper.tsx';
export { Summary, type SummaryProps } from './Summary.tsx';
export { cssText, displayFontHref, insertGlobalStyles, resetStyles, topBarHeight } from './stitches.ts';
export { Tabs, type TabsProps } from './Tabs.tsx';
export { Amount, Code, Heading, Kbd, Label, LinkList, Prose, Text } from './Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { LeavingArrow, TextLink, type TextLinkProps } from './TextLink.tsx';
export {
  Logo,
  TopBarActions,
  TopBarBrand,
  TopBarFrame,
  type TopBarFrameProps,
  TopBarLinks,
  type TopBarLinksProps,
} from './TopBar.tsx';
